// In tests of the server: `vite/form-pages.ts`.
import * as formPages from "virtual:react-router/server-build";

/** The pages with forms as they are in the build, in a document of nothing else. */
export { formPages };
