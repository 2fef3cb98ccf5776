import { createContext } from "react-router";

/** The Thursdays whose issues the archive and the feed list. Null: those that were out when the site was built. */
export const shownIssuesContext = createContext<readonly string[] | null>(null);
