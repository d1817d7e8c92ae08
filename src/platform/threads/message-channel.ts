/** How a dedicated service and its owner talk while a call is under way: one end goes with the call. */
export { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
