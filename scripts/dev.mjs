// npm run dev: pages by Vite with hot reload; what is posted goes to the real server, behind the same address.
import { mkdirSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { createServer } = await import("vite");
  const env = environment();
  const port = Number(env.PORT || 3000);
  const callsPort = await freePort();
  const posted = {
    target: `http://127.0.0.1:${callsPort}`,
    bypass: (request) => (request.method === "POST" ? undefined : request.url),
  };
  const vite = await createServer({
    root,
    server: {
      host: env.HOST || "127.0.0.1",
      port,
      strictPort: true,
      proxy: { "/api": posted, "^/(contact|pages/support/contact-us|newsletter)": posted },
    },
  });
  await vite.listen();
  let calls = await startCalls(vite, env, port, callsPort);
  console.log(`The site is at http://localhost:${port}, and follows every change of its files`);

  vite.watcher.on("change", async (file) => {
    if (!/[\\/](server|content)[\\/]|site\.config/.test(file) || file.includes(".test.")) return;
    await calls.stop();
    calls = await startCalls(vite, env, port, callsPort);
    console.log("The server has been started again");
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, async () => {
      await calls.stop();
      await vite.close();
      process.exit(0);
    });
  }
});

async function startCalls(vite, env, port, callsPort) {
  // Where `npm run build` puts the pages; here Vite has them.
  mkdirSync(join(root, "build", "client"), { recursive: true });
  const site = await vite.ssrLoadModule("/server/site.ts");
  return site.startSite(site, {
    root,
    environment: { SITE_URL: `http://localhost:${port}`, ...env, PORT: String(callsPort), HOST: "127.0.0.1" },
    print: (line) => line.startsWith("The site is at") || console.log(line),
  });
}

function freePort() {
  return new Promise((found) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
