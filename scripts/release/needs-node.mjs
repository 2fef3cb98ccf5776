// Must be imported first, because an older Node cannot parse the other modules.
if (Number(process.versions.node.split(".")[0]) < 26) {
  console.error(
    `The site needs Node 26 or newer, and this is Node ${process.versions.node}: https://nodejs.org`,
  );
  process.exit(1);
}
