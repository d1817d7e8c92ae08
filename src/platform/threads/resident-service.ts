/** What a thread may do beside the methods that it is called for. */
export interface ResidentService {
  /**
   * Works in the background until `isOver` or the end and answers whether there is more to do at
   * once. Asked after calls and once a second while it answers false; what it throws is reported.
   */
  work?(isOver: () => boolean): boolean | Promise<boolean>;
  /** Finishes what must not be lost; the thread ends afterwards. */
  close?(): void | Promise<void>;
}
