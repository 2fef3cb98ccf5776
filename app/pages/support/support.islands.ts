import { SupportDesk } from "./support-desk.tsx";

export const islands = { SupportDesk };
