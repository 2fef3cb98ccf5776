import { ResponseDialog, type ResponseDialogProps } from "../../kit/response-dialog/response-dialog.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ResponseDialogProps>) {
  return (
    <div className={room.wide}>
      <ResponseDialog
        title="Sent"
        heading="We have it"
        message="An answer comes within a day."
        state="success"
        closeHref="#states"
        {...options}
      />
    </div>
  );
}
