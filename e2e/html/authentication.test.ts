// R-FOOTER-6, R-ACCOUNT-1 to R-ACCOUNT-4, R-ACCOUNT-6, R-TEMPLATE-5
import { describe, expect, test } from "vitest";
import { authentication } from "../../content/pages/authentication.ts";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { site as company } from "../../site.config.ts";
import { builtPage, byName, fieldLabelled, hrefOf, mainOf, textOf, textsOf } from "./built-page.ts";

const {
  signInBasic,
  signIn,
  signInIllustration,
  signInSimple,
  signUpCover: signUp,
  resetPassword: reset,
} = templateAddresses;
const signIns = [signInBasic, signIn, signInIllustration, signInSimple];
const all = [...signIns, signUp, reset];
const form = (address: string) => byName(mainOf(address), "form");
const field = (address: string, label: string) => fieldLabelled(form(address), label);
const autoComplete = (address: string, label: string) => field(address, label).getAttribute("autoComplete");

describe.each(signIns)("%s", (address) => {
  test("has email and password fields that password managers recognize", () => {
    expect(autoComplete(address, "Email")).toBe("username");
    expect(autoComplete(address, "Password")).toBe("current-password");
    expect(field(address, "Password").getAttribute("type")).toBe("password");
    expect(textsOf(form(address), "[type=submit]")).toEqual(["Sign in"]);
  });

  test("has Remember me switched off at first", () => {
    const remember = field(address, "Remember me");
    expect(remember.getAttribute("role")).toBe("switch");
    expect(remember.hasAttribute("checked")).toBe(false);
  });

  test("links to sign-up and to the password reset", () => {
    expect(hrefOf(form(address), "Sign up")).toBe(signUp);
    expect(hrefOf(form(address), "Reset password")).toBe(reset);
  });
});

describe(signUp, () => {
  test("asks for a name, an email and a new password of 12 characters or more; the agreement starts checked", () => {
    expect(autoComplete(signUp, "Name")).toBe("name");
    expect(autoComplete(signUp, "Email")).toBe("email");
    const password = field(signUp, "Password");
    expect(password.getAttribute("autoComplete")).toBe("new-password");
    expect(password.getAttribute("minLength")).toBe("12");
    const hint = byName(form(signUp), `[id="${password.getAttribute("aria-describedby")}"]`);
    expect(textOf(hint)).toContain("Twelve characters or more");
    const agreement = field(signUp, "I agree to the Terms and Conditions");
    expect(agreement.getAttribute("role")).toBe("switch");
    expect(agreement.hasAttribute("checked")).toBe(true);
  });

  test("links back to sign-in", () => {
    expect(hrefOf(form(signUp), "Sign in")).toBe(signIn);
  });
});

describe(reset, () => {
  test("says 'You will receive an e-mail in maximum 60 seconds' and asks only for the email", () => {
    expect(textsOf(mainOf(reset), "p")).toContain("You will receive an e-mail in maximum 60 seconds");
    expect(textsOf(form(reset), "label")).toEqual(["Email"]);
    expect(autoComplete(reset, "Email")).toBe("username");
    expect(textsOf(form(reset), "[type=submit]")).toEqual(["Reset password"]);
  });

  test("links back to sign-in", () => {
    expect(hrefOf(form(reset), "Sign in")).toBe(signIn);
  });
});

describe.each(all)("%s", (address) => {
  test("says once that it is a sample", () => {
    expect(textsOf(mainOf(address), "p")).toContain(authentication.sample);
    expect(textOf(mainOf(address)).split(authentication.sample)).toHaveLength(2);
    expect(textOf(byName(form(address), "[role=status]"))).toBe(authentication.sample);
  });

  test("asks for an email, and has only required fields", () => {
    expect(field(address, "Email").getAttribute("type")).toBe("email");
    const optional = form(address).querySelectorAll("input:not([type=checkbox]):not([required])");
    expect(optional).toHaveLength(0);
  });

  // A form with the method `dialog` sends nothing if it is outside a dialog, with or without scripts
  // (https://html.spec.whatwg.org/#form-submission-algorithm).
  test("has a form that sends nothing, and no field whose value could end up in a URL", () => {
    expect(form(address).getAttribute("method")).toBe("dialog");
    expect(form(address).querySelectorAll("[name], [formmethod], [formaction]")).toHaveLength(0);
  });
});

test.each(all.slice(1))("%s has a link home, the copyright line and no menus", (address) => {
  const page = builtPage(address);
  expect(textsOf(page, "header a")).toEqual([company.name]);
  expect(hrefOf(byName(page, "header"), company.name)).toBe(addresses.presentation);
  expect(page.querySelectorAll("nav")).toHaveLength(0);
  expect(textsOf(page, "footer")).toEqual([expect.stringMatching(/^© \d{4} /)]);
  expect(textOf(byName(page, "footer"))).toContain(company.legalName);
});
