export const privacyLastModified = "2025-02-28";
export const termsLastModified = "2025-02-28";
