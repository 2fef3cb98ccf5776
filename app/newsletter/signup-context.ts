import { createContext } from "react-router";
import type { FormAnswer } from "../calls-context.ts";

/** The rule behind a posted signup form. Set for each request by the server. */
export const signupContext = createContext<(form: Record<string, string>) => Promise<FormAnswer>>();
