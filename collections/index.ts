import { AboutPage } from './globals/AboutPage'
import { AcademyPage } from './globals/AcademyPage'
import { AdvancedAcademyPage } from './globals/AdvancedAcademyPage'
import { BlogPage } from './globals/BlogPage'
import { CitiesPage } from './globals/CitiesPage'
import { CoachesPage } from './globals/CoachesPage'
import { BasketballTrainingPage } from './globals/BasketballTrainingPage'
import { ContactPage } from './globals/ContactPage'
import { EventsPage } from './globals/EventsPage'
import { FaqPage } from './globals/FaqPage'
import { Fees } from './globals/Fees'
import { HomePage } from './globals/HomePage'
import { MediaPage } from './globals/MediaPage'
import { Navigation } from './globals/Navigation'
import { PathwayPage } from './globals/PathwayPage'
import { PerformancePage } from './globals/PerformancePage'
import { PrivateTrainingPage } from './globals/PrivateTrainingPage'
import { PricingPage } from './globals/PricingPage'
import { PrivacyPage } from './globals/PrivacyPage'
import { ProgramsPage } from './globals/ProgramsPage'
import { SearchPage } from './globals/SearchPage'
import { SiteSettings } from './globals/SiteSettings'
import { TeamsPage } from './globals/TeamsPage'
import { TournamentsPage } from './globals/TournamentsPage'
import { TrainPage } from './globals/TrainPage'
import { TermsPage } from './globals/TermsPage'
import { TestimonialsPage } from './globals/TestimonialsPage'
import { YouthAcademyPage } from './globals/YouthAcademyPage'
import { Applications } from './inbox/Applications'
import { FormEntries } from './inbox/FormEntries'
import { Mails } from './inbox/Mails'
import { PlayerRegistrations } from './inbox/PlayerRegistrations'
import { TryoutRegistrations } from './inbox/TryoutRegistrations'
import { Staff } from './people/Staff'
import { AgeTiers } from './site/AgeTiers'
import { Albums } from './site/Albums'
import { Cities } from './site/Cities'
import { Coaches } from './site/Coaches'
import { Events } from './site/Events'
import { Faqs } from './site/Faqs'
import { Divisions } from './site/Divisions'
import { Media } from './site/Media'
import { Players } from './site/Players'
import { Posts } from './site/Posts'
import { Programs } from './site/Programs'
import { Sponsors } from './site/Sponsors'
import { Stages } from './site/Stages'
import { Testimonials } from './site/Testimonials'

/** Every collection, in the order of the admin's menu: Families, Basketball, Giving, Site, People. */
export const collections = [
  PlayerRegistrations,
  TryoutRegistrations,
  Applications,
  FormEntries,
  Mails,
  Programs,
  Divisions,
  Players,
  Coaches,
  Stages,
  AgeTiers,
  Events,
  Sponsors,
  Cities,
  Testimonials,
  Faqs,
  Posts,
  Albums,
  Media,
  Staff,
]

export const globals = [
  HomePage,
  AboutPage,
  AcademyPage,
  YouthAcademyPage,
  AdvancedAcademyPage,
  PricingPage,
  ProgramsPage,
  ContactPage,
  FaqPage,
  TeamsPage,
  PathwayPage,
  TrainPage,
  BasketballTrainingPage,
  PrivateTrainingPage,
  PerformancePage,
  TournamentsPage,
  CoachesPage,
  TestimonialsPage,
  CitiesPage,
  PrivacyPage,
  TermsPage,
  BlogPage,
  EventsPage,
  MediaPage,
  SearchPage,
  SiteSettings,
  Navigation,
  Fees,
]
