// The smallest external bot in JavaScript: it plays the last legal move. Start it with "cmd:node FILE".
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.do === "choose") {
    console.log(JSON.stringify({ move: message.moves[message.moves.length - 1] }));
  } else if (message.do === "end") {
    lines.close();
  }
});
