import { AboutPage } from './globals/AboutPage'
import { ContactPage } from './globals/ContactPage'
import { FaqPage } from './globals/FaqPage'
import { Fees } from './globals/Fees'
import { HomePage } from './globals/HomePage'
import { Navigation } from './globals/Navigation'
import { PathwayPage } from './globals/PathwayPage'
import { ProgramsPage } from './globals/ProgramsPage'
import { SiteSettings } from './globals/SiteSettings'
import { TeamsPage } from './globals/TeamsPage'
import { FormEntries } from './inbox/FormEntries'
import { Mails } from './inbox/Mails'
import { PlayerRegistrations } from './inbox/PlayerRegistrations'
import { TryoutRegistrations } from './inbox/TryoutRegistrations'
import { Staff } from './people/Staff'
import { Faqs } from './site/Faqs'
import { Divisions } from './site/Divisions'
import { Media } from './site/Media'
import { Players } from './site/Players'
import { Programs } from './site/Programs'
import { Sponsors } from './site/Sponsors'
import { Stages } from './site/Stages'
import { Testimonials } from './site/Testimonials'

/** Every collection, in the order of the admin's menu: Families, Basketball, Giving, Site, People. */
export const collections = [
  PlayerRegistrations,
  TryoutRegistrations,
  FormEntries,
  Mails,
  Programs,
  Divisions,
  Players,
  Stages,
  Sponsors,
  Testimonials,
  Faqs,
  Media,
  Staff,
]

export const globals = [
  HomePage,
  AboutPage,
  ProgramsPage,
  ContactPage,
  FaqPage,
  TeamsPage,
  PathwayPage,
  SiteSettings,
  Navigation,
  Fees,
]
