// Opens as many connections as it is told to, in a process of their own (each end takes a file descriptor), and says
// nothing on them. Prints "open" when all are, and "closed" when the other side has hung up on all.
import { connect } from "node:net";

const [port, count] = process.argv.slice(2).map(Number);
let open = 0;
let closed = 0;

for (let index = 0; index < count; index++) {
  // The listener's queue is short.
  if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const socket = connect(port, "127.0.0.1");
  socket.once("connect", () => {
    open += 1;
    if (open === count) console.log("open");
  });
  socket.resume().on("error", () => {});
  socket.once("close", () => {
    closed += 1;
    if (closed === count) console.log(open === count ? "closed" : `only ${open} were opened`);
  });
}
