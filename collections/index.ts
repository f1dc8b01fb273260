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
import { FilmRoomPage } from './globals/FilmRoomPage'
import { FilmSettings } from './globals/FilmSettings'
import { HomePage } from './globals/HomePage'
import { MediaPage } from './globals/MediaPage'
import { Navigation } from './globals/Navigation'
import { PlanPage } from './globals/PlanPage'
import { PathwayPage } from './globals/PathwayPage'
import { PerformancePage } from './globals/PerformancePage'
import { PrivateTrainingPage } from './globals/PrivateTrainingPage'
import { PricingPage } from './globals/PricingPage'
import { PrivacyPage } from './globals/PrivacyPage'
import { ProgramsPage } from './globals/ProgramsPage'
import { SearchPage } from './globals/SearchPage'
import { SiteSettings } from './globals/SiteSettings'
import { RetentionSettings } from './globals/RetentionSettings'
import { StaffSettings } from './globals/StaffSettings'
import { RegistrationPage } from './globals/RegistrationPage'
import { TeamsPage } from './globals/TeamsPage'
import { TournamentsPage } from './globals/TournamentsPage'
import { TrainPage } from './globals/TrainPage'
import { AutomaticMails } from './globals/AutomaticMails'
import { InboxSettings } from './globals/InboxSettings'
import { CoachSettings } from './globals/CoachSettings'
import { EnrolmentPage } from './globals/EnrolmentPage'
import { TermsPage } from './globals/TermsPage'
import { TestimonialsPage } from './globals/TestimonialsPage'
import { YouthAcademyPage } from './globals/YouthAcademyPage'
import { FilmAssignments } from './film/FilmAssignments'
import { FilmComments } from './film/FilmComments'
import { FilmFiles } from './film/FilmFiles'
import { Films } from './film/Films'
import { FilmViews } from './film/FilmViews'
import { Plays } from './film/Plays'
import { QuizAttempts } from './film/QuizAttempts'
import { Quizzes } from './film/Quizzes'
import { Campaigns } from './giving/Campaigns'
import { DeckLinks } from './giving/DeckLinks'
import { DonatePage } from './giving/DonatePage'
import { FundingDeckPage } from './giving/FundingDeckPage'
import { FundraiserPage } from './giving/FundraiserPage'
import { GivingLevels } from './giving/GivingLevels'
import { Pledges } from './giving/Pledges'
import { SponsorInquiries } from './giving/SponsorInquiries'
import { SponsorPackages } from './giving/SponsorPackages'
import { Sponsors } from './giving/Sponsors'
import { SponsorsPage } from './giving/SponsorsPage'
import { TourRequests } from './giving/TourRequests'
import { TourSettings } from './giving/TourSettings'
import { Applications } from './inbox/Applications'
import { FormEntries } from './inbox/FormEntries'
import { Mails } from './inbox/Mails'
import { MailTemplates } from './inbox/MailTemplates'
import { PlayerRegistrations } from './inbox/PlayerRegistrations'
import { TryoutDays } from './inbox/TryoutDays'
import { TryoutRegistrations } from './inbox/TryoutRegistrations'
import { Enrolments } from './people/Enrolments'
import { LegalHolds } from './people/LegalHolds'
import { Members } from './people/Members'
import { Seasons } from './people/Seasons'
import { Staff } from './people/Staff'
import { DemoVideos } from './plan/DemoVideos'
import { Exercises } from './plan/Exercises'
import { Foods } from './plan/Foods'
import { Meals } from './plan/Meals'
import { Tips } from './plan/Tips'
import { AgeTiers } from './site/AgeTiers'
import { Albums } from './site/Albums'
import { Announcements } from './site/Announcements'
import { Cities } from './site/Cities'
import { Coaches } from './site/Coaches'
import { Events } from './site/Events'
import { Faqs } from './site/Faqs'
import { Divisions } from './site/Divisions'
import { Media } from './site/Media'
import { Players } from './site/Players'
import { Posts } from './site/Posts'
import { Programs } from './site/Programs'
import { Stages } from './site/Stages'
import { Testimonials } from './site/Testimonials'

/** All collections, in the order of the admin's menu: Families, Basketball, Film room, Plan, Giving, Site, People. */
export const collections = [
  PlayerRegistrations,
  TryoutRegistrations,
  Applications,
  FormEntries,
  TryoutDays,
  Enrolments,
  Mails,
  MailTemplates,
  Programs,
  Divisions,
  Players,
  Seasons,
  Coaches,
  Stages,
  AgeTiers,
  Events,
  Films,
  Plays,
  Quizzes,
  FilmAssignments,
  FilmComments,
  Members,
  FilmViews,
  QuizAttempts,
  FilmFiles,
  Exercises,
  DemoVideos,
  Meals,
  Foods,
  Tips,
  Pledges,
  Campaigns,
  GivingLevels,
  Sponsors,
  SponsorPackages,
  SponsorInquiries,
  TourRequests,
  DeckLinks,
  Cities,
  Testimonials,
  Faqs,
  Announcements,
  Posts,
  Albums,
  Media,
  Staff,
  LegalHolds,
]

export const globals = [
  InboxSettings,
  AutomaticMails,
  EnrolmentPage,
  HomePage,
  AboutPage,
  AcademyPage,
  YouthAcademyPage,
  AdvancedAcademyPage,
  PricingPage,
  ProgramsPage,
  ContactPage,
  FaqPage,
  RegistrationPage,
  TeamsPage,
  PathwayPage,
  TrainPage,
  BasketballTrainingPage,
  PrivateTrainingPage,
  PerformancePage,
  TournamentsPage,
  PlanPage,
  CoachesPage,
  TestimonialsPage,
  CitiesPage,
  PrivacyPage,
  TermsPage,
  BlogPage,
  EventsPage,
  MediaPage,
  SearchPage,
  FilmRoomPage,
  FundraiserPage,
  DonatePage,
  SponsorsPage,
  FundingDeckPage,
  TourSettings,
  SiteSettings,
  FilmSettings,
  CoachSettings,
  StaffSettings,
  RetentionSettings,
  Navigation,
  Fees,
]
