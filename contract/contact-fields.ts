/** The names of the contact form's fields, shared by the page and the server. */
export const contactFields = {
  name: "fullname",
  email: "emailAddress",
  message: "msg",
} as const;

/** The name of a field that visitors see and may be asked to correct. */
export type ContactField = "fullname" | "emailAddress" | "msg";

/** The labels that visitors see, by field name. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  fullname: "Full Name",
  emailAddress: "Email",
  msg: "Project Details",
};
