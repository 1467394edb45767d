// The smallest server that does the same fan-out without any rules: every message of a socket sends
// the payload to all sockets of its room. The room is the path. Usage: node fanout.mjs PORT BYTES
import { createRequire } from "node:module";

const require = createRequire(process.env.WS_FOLDER + "/");
const { WebSocketServer } = require("ws");
const [port, bytes] = process.argv.slice(2).map(Number);
const payload = JSON.stringify({ type: "update", view: "v".repeat(bytes - 28) });
const rooms = new Map();

const server = new WebSocketServer({ port, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const room = rooms.get(request.url) ?? new Set();
  rooms.set(request.url, room);
  room.add(socket);
  socket.on("message", () => {
    for (const other of room) other.send(payload);
  });
  socket.on("close", () => room.delete(socket));
});
