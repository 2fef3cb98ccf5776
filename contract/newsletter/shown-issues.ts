import { createContext } from "react-router";

/** The Thursdays that archive and feed list. Null: those published at build time. */
export const shownIssuesContext = createContext<readonly string[] | null>(null);
