import { alerts } from "../content/showcase/alerts.ts";
import { applications } from "../content/showcase/applications.ts";
import { avatars } from "../content/showcase/avatars.ts";
import { badges } from "../content/showcase/badges.ts";
import { blogPosts } from "../content/showcase/blog-posts.ts";
import { breadcrumbs } from "../content/showcase/breadcrumbs.ts";
import { buttonGroups } from "../content/showcase/button-groups.ts";
import { buttons } from "../content/showcase/buttons.ts";
import { callToActions } from "../content/showcase/call-to-actions.ts";
import { contactSections } from "../content/showcase/contact-sections.ts";
import { contentSections } from "../content/showcase/content-sections.ts";
import { dropdowns } from "../content/showcase/dropdowns.ts";
import { faq } from "../content/showcase/faq.ts";
import { features } from "../content/showcase/features.ts";
import { footers } from "../content/showcase/footers.ts";
import { forms } from "../content/showcase/forms.ts";
import { generalCards } from "../content/showcase/general-cards.ts";
import { inputs } from "../content/showcase/inputs.ts";
import { logoAreas } from "../content/showcase/logo-areas.ts";
import { modals } from "../content/showcase/modals.ts";
import { navTabs } from "../content/showcase/nav-tabs.ts";
import { navbars } from "../content/showcase/navbars.ts";
import { newsletters } from "../content/showcase/newsletters.ts";
import { notifications } from "../content/showcase/notifications.ts";
import { pageHeaders } from "../content/showcase/page-headers.ts";
import { pagination } from "../content/showcase/pagination.ts";
import { pricing } from "../content/showcase/pricing.ts";
import { progressBars } from "../content/showcase/progress-bars.ts";
import type { ShowcaseWords } from "../content/showcase/showcase-words.ts";
import { sliders } from "../content/showcase/sliders.ts";
import { socialButtons } from "../content/showcase/social-buttons.ts";
import { stats } from "../content/showcase/stats.ts";
import { tables } from "../content/showcase/tables.ts";
import { teams } from "../content/showcase/teams.ts";
import { testimonials } from "../content/showcase/testimonials.ts";
import { toggles } from "../content/showcase/toggles.ts";
import { tooltipsPopovers } from "../content/showcase/tooltips-popovers.ts";
import { typography } from "../content/showcase/typography.ts";

/** Every showcase page, in the order of the overview (R-ROUTE-1). */
export const catalogue: readonly ShowcaseWords[] = [
  pageHeaders,
  features,
  pricing,
  faq,
  blogPosts,
  testimonials,
  teams,
  stats,
  callToActions,
  applications,
  logoAreas,
  footers,
  generalCards,
  contentSections,
  navbars,
  navTabs,
  pagination,
  newsletters,
  contactSections,
  inputs,
  forms,
  alerts,
  notifications,
  modals,
  tooltipsPopovers,
  avatars,
  badges,
  breadcrumbs,
  buttons,
  buttonGroups,
  dropdowns,
  progressBars,
  sliders,
  socialButtons,
  tables,
  toggles,
  typography,
];
