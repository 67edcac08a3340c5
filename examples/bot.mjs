import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line);
  // "9Cx4S5B" lists the card played and the cards taken: the longest list takes most.
  const cards = (action) => action.match(/[DCSB]/g)?.length ?? 0;
  const [action] = legal.sort((one, other) => cards(other) - cards(one));
  console.log(JSON.stringify({ action }));
}
