import { Fees } from './globals/Fees'
import { HomePage } from './globals/HomePage'
import { Navigation } from './globals/Navigation'
import { SiteSettings } from './globals/SiteSettings'
import { FormEntries } from './inbox/FormEntries'
import { Mails } from './inbox/Mails'
import { PlayerRegistrations } from './inbox/PlayerRegistrations'
import { TryoutRegistrations } from './inbox/TryoutRegistrations'
import { Staff } from './people/Staff'
import { Media } from './site/Media'
import { Sponsors } from './site/Sponsors'
import { Stages } from './site/Stages'
import { Testimonials } from './site/Testimonials'

/** Every collection, in the order of the admin's menu: Families, Basketball, Giving, Site, People. */
export const collections = [
  PlayerRegistrations,
  TryoutRegistrations,
  FormEntries,
  Mails,
  Stages,
  Sponsors,
  Testimonials,
  Media,
  Staff,
]

export const globals = [HomePage, SiteSettings, Navigation, Fees]
