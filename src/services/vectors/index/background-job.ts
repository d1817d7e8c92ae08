/** Something that the thread of the indexes does while no call waits. */
export interface BackgroundJob {
  /**
   * Works until `isOver` or the end and answers whether there is more to do at once. What a call
   * changes may change between two slices.
   */
  work(isOver: () => boolean): boolean;
}
