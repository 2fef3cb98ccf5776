import { FrontDesk } from "./front-desk.tsx";

export const islands = { FrontDesk };
