import "react";

// Invoker commands (HTML Standard, 4.10.18.7) are not yet in React's types.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | `--${string}`;
    commandfor?: string;
  }

  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none";
  }
}
