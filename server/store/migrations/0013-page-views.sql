-- How often each page was opened on a day, and from which website: counts only, nobody is in them.

create table page_views (
  -- in the site's time zone: '2026-11-26'
  day text not null,
  -- its address: '/contact'
  page text not null,
  -- the name of the website whose link led there; '': our own, or not told
  referrer text not null,
  views integer not null,
  primary key (day, page, referrer)
);
