import { templateAddresses } from "../../contract/demo-addresses.ts";
import { expect, test } from "../site.ts";

const places = "Take a seat in another century";
const about = "One storey at a time";

test("the buttons of the coworking page lead to its parts, and the last to the truth: it is a sample", async ({
  page,
}) => {
  await page.goto(templateAddresses.coworking);
  const button = (name: string) => page.getByRole("link", { name, exact: true });
  const part = (name: string) => page.getByRole("heading", { name });
  await button("Get Started").click();
  await expect(page).toHaveURL(/#places$/);
  await expect(part(places)).toBeInViewport();
  await expect(part(about)).not.toBeInViewport();
  await button("Read more").click();
  await expect(part(about)).toBeInViewport();
  await button("Start Now").click();
  await expect(page).toHaveURL(/#sample$/);
  await expect(page.getByText("nothing is booked here")).toBeInViewport();
});
