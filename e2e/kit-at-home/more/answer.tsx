"use client";

import { ResponseDialog } from "../../../kit/response-dialog/response-dialog.tsx";

export default function Answer() {
  return (
    <ResponseDialog
      title="Enquiry"
      heading="It arrived"
      message="The drill comes on Tuesday."
      state="success"
      closeHref="/"
    />
  );
}
