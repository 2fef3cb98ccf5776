import { expect, test } from "../site.ts";
import { expectFormsSendNothing, fieldNamed } from "./sample-forms.ts";
import { previewOf } from "./showcase-page.ts";

test("the forms of the showcase send nothing and lose nothing, and lead to the first field that is wrong", async ({
  page,
}) => {
  await expectFormsSendNothing(page);
  const form = previewOf(page, "Simple").locator("form");
  await fieldNamed(form, "Last Name").fill("");
  await form.getByRole("button").press("Enter");
  await expect(fieldNamed(form, "Last Name")).toBeFocused();
});
