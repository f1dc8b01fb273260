import { PersonTitle as PersonTitle_ec4cc3c20254495b2507004c0458cfc0 } from '../../../admin/PersonTitle.client'
import { CaseHead as CaseHead_9d4fc263b9491e9bab8fad37114ebebf } from '../../../features/inbox/office/entry/CaseHead'
import { EntryMails as EntryMails_978db10f8f8871cfd9fc1776eb4ace98 } from '../../../features/inbox/office/mails/EntryMails'
import { AcceptPanel as AcceptPanel_cac819cbde29ee99c825b35ab7b06389 } from '../../../features/people/office/AcceptPanel'
import { CaseWritten as CaseWritten_5459584d02277a0fbc2d030408430fc3 } from '../../../features/inbox/office/entry/CaseWritten'
import { CorrectionReason as CorrectionReason_ae79c03edee1e1b1d77d45f7cdf873f3 } from '../../../features/inbox/office/entry/CorrectionReason.client'
import { StatusCell as StatusCell_7dfbe8e0a592f1904338db349d8dfdb7 } from '../../../features/inbox/office/status/StatusCell'
import { EntryMain as EntryMain_74aed113761b9d134cda770488d9478c } from '../../../features/inbox/office/entry/EntryMain'
import { EntryBar as EntryBar_31d296e6b99c7a8366d5c744178eb370 } from '../../../features/inbox/office/entry/EntryBar'
import { FileLink as FileLink_256679df464bfb19322b96219290b9c7 } from '../../../features/inbox/office/child-file/FileLink'
import { CaseHousehold as CaseHousehold_b1d358623511eb045ffe0d1c1f813830 } from '../../../features/inbox/office/entry/CaseHousehold'
import { CaseHistory as CaseHistory_0e02b3ddb1a73118e5ead367af507271 } from '../../../features/inbox/office/entry/CaseHistory'
import { StatusChips as StatusChips_1aaf5fa6371b0075c12f0cedb30c90ae } from '../../../features/inbox/office/status/StatusChips'
import { ExportBar as ExportBar_50df5dd54f9e3ef0361d9dbb5bda4813 } from '../../../features/inbox/office/exports/ExportBar'
import { TakedownPanel as TakedownPanel_3ca854678833d7d7acffb71389b6afb3 } from '../../../features/inbox/office/takedown/TakedownPanel'
import { TryoutDayPanel as TryoutDayPanel_fa77177efbfd4f96906f45ea1c3d8bb4 } from '../../../features/inbox/office/mails/TryoutDayPanel'
import { EnrolmentPanel as EnrolmentPanel_32205e6d842de55440b7e299b02b36ea } from '../../../features/people/office/EnrolmentPanel'
import { RosterLinks as RosterLinks_4dbe8ef3615d5cffe8f9994e38364575 } from '../../../features/people/office/RosterLinks'
import { MailEntryCell as MailEntryCell_6e71f63af187ca22a607499249073e73 } from '../../../features/inbox/office/mails/MailEntryCell'
import { MailRowActions as MailRowActions_d5ec73032ba96d197ada3513f7a3094c } from '../../../features/inbox/office/mails/MailRowActions.client'
import { MailActions as MailActions_01da5962da5b9b108731c5c98c9c7e94 } from '../../../features/inbox/office/mails/MailActions.client'
import { MailStateCell as MailStateCell_9208259924efb32293580d24a3890669 } from '../../../features/inbox/office/mails/MailStateCell'
import { TestMail as TestMail_30b7a7669982add5fe2a491e78165981 } from '../../../features/inbox/office/mails/TestMail.client'
import { ArrangeList as ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494 } from '../../../admin/ArrangeList'
import { ViewOnSite as ViewOnSite_99198dc4f526332535c12f4be92fbfde } from '../../../admin/ViewOnSite.client'
import { Schedule as Schedule_f45ecd8424098b450e147d89cbf7c9a0 } from '../../../admin/lazy.client'
import { NarrowedNote as NarrowedNote_6ba7e10c3abaf672b1032cdafc3b1675 } from '../../../features/inbox/office/dashboard/NarrowedNote'
import { RosterBar as RosterBar_51bd4c60300a19db4ffe80dc8b43c810 } from '../../../features/inbox/office/exports/RosterBar'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ImportLink as ImportLink_1b3750ec9f9f6f1faf3c8f72df727a61 } from '../../../features/events/office/import/ImportLink'
import { ClockCell as ClockCell_1d572a292db98d41e59abbf6c9bf7441 } from '../../../features/film/office/clock/ClockCell'
import { ClockField as ClockField_049d2aa946ca1a2ded6fd50005e76023 } from '../../../features/film/office/clock/ClockField.client'
import { ClockDiff as ClockDiff_8f5b10b36125a4e13dd6bfe420669ca1 } from '../../../features/film/office/clock/ClockDiff.client'
import { PlayField as PlayField_1696d932e9573f2325b2a313f4b7097d } from '../../../features/film/office/lazy.client'
import { FilmDesk as FilmDesk_1696d932e9573f2325b2a313f4b7097d } from '../../../features/film/office/lazy.client'
import { FilmQuestions as FilmQuestions_969e8dadd06b8515c9e40eb0ac79ca93 } from '../../../features/film/office/FilmQuestions'
import { OpenRows as OpenRows_cf45f13028f283b011cee494f5fde31e } from '../../../admin/OpenRows.client'
import { CaptionRowLabel as CaptionRowLabel_da1da325c2303ed303493319f20906b1 } from '../../../features/film/office/FilmRowLabels.client'
import { AskLength as AskLength_1696d932e9573f2325b2a313f4b7097d } from '../../../features/film/office/lazy.client'
import { WhoWatched as WhoWatched_50147f0a2da08d63b5b07eec8b792200 } from '../../../features/film/office/watched/WhoWatched'
import { NameCell as NameCell_f8aed7794781a7352accec98a57ea938 } from '../../../features/film/office/names/NameCell'
import { QuizMarkNote as QuizMarkNote_dd811cb66998f25ceef0337cea95b0c0 } from '../../../features/film/office/QuizMarkNote.client'
import { Answers as Answers_1696d932e9573f2325b2a313f4b7097d } from '../../../features/film/office/lazy.client'
import { Questions as Questions_1696d932e9573f2325b2a313f4b7097d } from '../../../features/film/office/lazy.client'
import { QuestionRowLabel as QuestionRowLabel_8862a20d14d6b5f5d40951131fe266bc } from '../../../features/film/office/QuestionRowLabel.client'
import { QuizPreview as QuizPreview_22f6c759aa9c1d38dc18ec89d3f70eb0 } from '../../../features/film/office/QuizPreview'
import { NameField as NameField_426e870d5e79cf9fbc8a63e462039689 } from '../../../features/film/office/names/NameField'
import { MemberAccess as MemberAccess_6d599225815b81127824f5ea3e645d81 } from '../../../features/members/office/MemberAccess'
import { CodeSheets as CodeSheets_47aff70ae456ed5d6aa38cd0b830a1e2 } from '../../../features/members/office/CodeSheets'
import { GivenAnswers as GivenAnswers_41a4f07ee1d450ad1418fe88dc7fa4b3 } from '../../../features/film/office/quiz/GivenAnswers'
import { CentsCell as CentsCell_89292cd8662982e242776ac7f9128677 } from '../../../admin/CentsCell'
import { MoneyField as MoneyField_7ec6fad0f39c139998c42157f3f81b95 } from '../../../admin/MoneyField.client'
import { MoneyDiff as MoneyDiff_24840c296ef9467ecc33f0f307d0527d } from '../../../admin/MoneyDiff.client'
import { LetterBox as LetterBox_ec8d3c927892678e34c32ab3d84c3802 } from '../../../features/giving/office/LetterBox.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { CheckCell as CheckCell_183fb6dae3c7cabc8e4bdc4bdccf8684 } from '../../../features/inbox/office/content-check/CheckCell'
import { ContentCheck as ContentCheck_20c2ead6ca78d909af2b4eaa7386ba0b } from '../../../features/inbox/office/lazy.client'
import { CheckFilter as CheckFilter_5f7480a4f212e37bc38f29245d1c93d5 } from '../../../features/inbox/office/content-check/CheckFilter'
import { ShareDraft as ShareDraft_f45ecd8424098b450e147d89cbf7c9a0 } from '../../../admin/lazy.client'
import { PlayerTags as PlayerTags_8866e817580155f21cf358854ce249c0 } from '../../../features/people/office/pictures/PlayerTags'
import { StandingCell as StandingCell_4faec92914898ccd9bb8a719145237ec } from '../../../features/people/office/pictures/StandingCell'
import { StandingField as StandingField_154549f7e15c9a0048e8f21f1c28556d } from '../../../features/people/office/pictures/StandingField'
import { PictureFilters as PictureFilters_e42d3228cb48414be1b55ee7d7b2b374 } from '../../../features/inbox/office/media/PictureFilters'
import { SecondFactor as SecondFactor_2fcd4bf15cfa0e6c7e29389bcc791ffa } from '../../../admin/staff/SecondFactor'
import { OwnPassword as OwnPassword_7613cc11792a83a5cb425aefab8f30e5 } from '../../../admin/OwnPassword.client'
import { CredentialsCell as CredentialsCell_29cdfb6daaa43090ca4259f3e547f7e2 } from '../../../features/people/office/CredentialsCell'
import { StaffSessions as StaffSessions_5d51832161bdae9fbd0eb4dd47d72971 } from '../../../admin/staff/StaffSessions'
import { Invitations as Invitations_cb9e08d51f6cf280959c8b6bbcae57d9 } from '../../../admin/staff/Invitations'
import { DeckCheck as DeckCheck_1d9245bf32ea7f41e474c2c8dd0414cb } from '../../../features/giving/office/lazy.client'
import { LinkRowLabel as LinkRowLabel_341a401f26db88ba5634a79b62a23e63 } from '../../../admin/LinkRowLabel.client'
import { StillNamed as StillNamed_12511cb9f2829d74f3caf1ca85208092 } from '../../../features/site/office/fees/StillNamed'
import { FeeHistory as FeeHistory_bc91fff6df9f4a04bf72bdc0401ad5a0 } from '../../../features/site/office/fees/FeeHistory'
import { SaveFees as SaveFees_48cf21aa66a7598a4d5e94d45fdaa682 } from '../../../features/site/office/fees/SaveFees'
import { Nav as Nav_1391412129c555ee96ee535378017d6d } from '../../../features/inbox/office/nav/Nav'
import { BrandIcon as BrandIcon_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { BrandLogo as BrandLogo_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { Dashboard as Dashboard_f077535aafcdc52fd9e374ded2fa23fb } from '../../../features/inbox/office/dashboard/Dashboard'
import { InboxView as InboxView_cb60d0d6412fe25295ec9f5ae208464e } from '../../../features/inbox/office/list/InboxView'
import { FiguresView as FiguresView_0ead1c5f5691c0acf928f7a1cb391135 } from '../../../features/inbox/office/figures/FiguresView'
import { AuditView as AuditView_58d88ec006b50b7acfa1dc1457fd181b } from '../../../features/inbox/office/audit/AuditView'
import { ChildFileView as ChildFileView_2bc02c1223819fc1ec58e4b45632e1c6 } from '../../../features/inbox/office/child-file/ChildFileView'
import { PagesView as PagesView_2e7b36825ed636f27118e3f18eec7a8f } from '../../../features/inbox/office/nav/PagesView'
import { SettingsView as SettingsView_260d245c71c209eb3da68135f669169b } from '../../../features/inbox/office/nav/SettingsView'
import { RostersView as RostersView_0b649df556a06c475564f089849562a5 } from '../../../features/people/office/RostersView'
import { ImportView as ImportView_76b1cd52b565e9e7ebbaa705053a91c0 } from '../../../features/people/office/import/ImportView'
import { EventImportView as EventImportView_b0e5de3f426b1d18bf065f9703a45322 } from '../../../features/events/office/import/EventImportView'
import { SheetView as SheetView_ed5d8517ddc906450de0df55b5604bc2 } from '../../../features/people/office/SheetView'
import { PlayerCardView as PlayerCardView_e353936d198190dc99d3d82ff0f7f512 } from '../../../features/people/office/PlayerCardView'
import { UnauthorizedView as UnauthorizedView_50f5972020c04dd211c49a79173ef266 } from '../../../admin/UnauthorizedView'
import { SignInView as SignInView_f40ae5f0c2472971c60edb7621a22416 } from '../../../admin/sign-in/SignInView'
import { SignInCodeView as SignInCodeView_bb0e31b8fb4c367480e3b3bc5e8cda79 } from '../../../admin/staff/SignInCodeView'
import { InvitationView as InvitationView_cf7a2f3a83b54acf43cd7b3d91f767a0 } from '../../../admin/staff/InvitationView'
import { RolloverView as RolloverView_186b6dc171f3d8296aa54a60075fbd4d } from '../../../features/people/office/RolloverView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/PersonTitle.client#PersonTitle": PersonTitle_ec4cc3c20254495b2507004c0458cfc0,
  "/features/inbox/office/entry/CaseHead#CaseHead": CaseHead_9d4fc263b9491e9bab8fad37114ebebf,
  "/features/inbox/office/mails/EntryMails#EntryMails": EntryMails_978db10f8f8871cfd9fc1776eb4ace98,
  "/features/people/office/AcceptPanel#AcceptPanel": AcceptPanel_cac819cbde29ee99c825b35ab7b06389,
  "/features/inbox/office/entry/CaseWritten#CaseWritten": CaseWritten_5459584d02277a0fbc2d030408430fc3,
  "/features/inbox/office/entry/CorrectionReason.client#CorrectionReason": CorrectionReason_ae79c03edee1e1b1d77d45f7cdf873f3,
  "/features/inbox/office/status/StatusCell#StatusCell": StatusCell_7dfbe8e0a592f1904338db349d8dfdb7,
  "/features/inbox/office/entry/EntryMain#EntryMain": EntryMain_74aed113761b9d134cda770488d9478c,
  "/features/inbox/office/entry/EntryBar#EntryBar": EntryBar_31d296e6b99c7a8366d5c744178eb370,
  "/features/inbox/office/child-file/FileLink#FileLink": FileLink_256679df464bfb19322b96219290b9c7,
  "/features/inbox/office/entry/CaseHousehold#CaseHousehold": CaseHousehold_b1d358623511eb045ffe0d1c1f813830,
  "/features/inbox/office/entry/CaseHistory#CaseHistory": CaseHistory_0e02b3ddb1a73118e5ead367af507271,
  "/features/inbox/office/status/StatusChips#StatusChips": StatusChips_1aaf5fa6371b0075c12f0cedb30c90ae,
  "/features/inbox/office/exports/ExportBar#ExportBar": ExportBar_50df5dd54f9e3ef0361d9dbb5bda4813,
  "/features/inbox/office/takedown/TakedownPanel#TakedownPanel": TakedownPanel_3ca854678833d7d7acffb71389b6afb3,
  "/features/inbox/office/mails/TryoutDayPanel#TryoutDayPanel": TryoutDayPanel_fa77177efbfd4f96906f45ea1c3d8bb4,
  "/features/people/office/EnrolmentPanel#EnrolmentPanel": EnrolmentPanel_32205e6d842de55440b7e299b02b36ea,
  "/features/people/office/RosterLinks#RosterLinks": RosterLinks_4dbe8ef3615d5cffe8f9994e38364575,
  "/features/inbox/office/mails/MailEntryCell#MailEntryCell": MailEntryCell_6e71f63af187ca22a607499249073e73,
  "/features/inbox/office/mails/MailRowActions.client#MailRowActions": MailRowActions_d5ec73032ba96d197ada3513f7a3094c,
  "/features/inbox/office/mails/MailActions.client#MailActions": MailActions_01da5962da5b9b108731c5c98c9c7e94,
  "/features/inbox/office/mails/MailStateCell#MailStateCell": MailStateCell_9208259924efb32293580d24a3890669,
  "/features/inbox/office/mails/TestMail.client#TestMail": TestMail_30b7a7669982add5fe2a491e78165981,
  "/admin/ArrangeList#ArrangeList": ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494,
  "/admin/ViewOnSite.client#ViewOnSite": ViewOnSite_99198dc4f526332535c12f4be92fbfde,
  "/admin/lazy.client#Schedule": Schedule_f45ecd8424098b450e147d89cbf7c9a0,
  "/features/inbox/office/dashboard/NarrowedNote#NarrowedNote": NarrowedNote_6ba7e10c3abaf672b1032cdafc3b1675,
  "/features/inbox/office/exports/RosterBar#RosterBar": RosterBar_51bd4c60300a19db4ffe80dc8b43c810,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/features/events/office/import/ImportLink#ImportLink": ImportLink_1b3750ec9f9f6f1faf3c8f72df727a61,
  "/features/film/office/clock/ClockCell#ClockCell": ClockCell_1d572a292db98d41e59abbf6c9bf7441,
  "/features/film/office/clock/ClockField.client#ClockField": ClockField_049d2aa946ca1a2ded6fd50005e76023,
  "/features/film/office/clock/ClockDiff.client#ClockDiff": ClockDiff_8f5b10b36125a4e13dd6bfe420669ca1,
  "/features/film/office/lazy.client#PlayField": PlayField_1696d932e9573f2325b2a313f4b7097d,
  "/features/film/office/lazy.client#FilmDesk": FilmDesk_1696d932e9573f2325b2a313f4b7097d,
  "/features/film/office/FilmQuestions#FilmQuestions": FilmQuestions_969e8dadd06b8515c9e40eb0ac79ca93,
  "/admin/OpenRows.client#OpenRows": OpenRows_cf45f13028f283b011cee494f5fde31e,
  "/features/film/office/FilmRowLabels.client#CaptionRowLabel": CaptionRowLabel_da1da325c2303ed303493319f20906b1,
  "/features/film/office/lazy.client#AskLength": AskLength_1696d932e9573f2325b2a313f4b7097d,
  "/features/film/office/watched/WhoWatched#WhoWatched": WhoWatched_50147f0a2da08d63b5b07eec8b792200,
  "/features/film/office/names/NameCell#NameCell": NameCell_f8aed7794781a7352accec98a57ea938,
  "/features/film/office/QuizMarkNote.client#QuizMarkNote": QuizMarkNote_dd811cb66998f25ceef0337cea95b0c0,
  "/features/film/office/lazy.client#Answers": Answers_1696d932e9573f2325b2a313f4b7097d,
  "/features/film/office/lazy.client#Questions": Questions_1696d932e9573f2325b2a313f4b7097d,
  "/features/film/office/QuestionRowLabel.client#QuestionRowLabel": QuestionRowLabel_8862a20d14d6b5f5d40951131fe266bc,
  "/features/film/office/QuizPreview#QuizPreview": QuizPreview_22f6c759aa9c1d38dc18ec89d3f70eb0,
  "/features/film/office/names/NameField#NameField": NameField_426e870d5e79cf9fbc8a63e462039689,
  "/features/members/office/MemberAccess#MemberAccess": MemberAccess_6d599225815b81127824f5ea3e645d81,
  "/features/members/office/CodeSheets#CodeSheets": CodeSheets_47aff70ae456ed5d6aa38cd0b830a1e2,
  "/features/film/office/quiz/GivenAnswers#GivenAnswers": GivenAnswers_41a4f07ee1d450ad1418fe88dc7fa4b3,
  "/admin/CentsCell#CentsCell": CentsCell_89292cd8662982e242776ac7f9128677,
  "/admin/MoneyField.client#MoneyField": MoneyField_7ec6fad0f39c139998c42157f3f81b95,
  "/admin/MoneyDiff.client#MoneyDiff": MoneyDiff_24840c296ef9467ecc33f0f307d0527d,
  "/features/giving/office/LetterBox.client#LetterBox": LetterBox_ec8d3c927892678e34c32ab3d84c3802,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/features/inbox/office/content-check/CheckCell#CheckCell": CheckCell_183fb6dae3c7cabc8e4bdc4bdccf8684,
  "/features/inbox/office/lazy.client#ContentCheck": ContentCheck_20c2ead6ca78d909af2b4eaa7386ba0b,
  "/features/inbox/office/content-check/CheckFilter#CheckFilter": CheckFilter_5f7480a4f212e37bc38f29245d1c93d5,
  "/admin/lazy.client#ShareDraft": ShareDraft_f45ecd8424098b450e147d89cbf7c9a0,
  "/features/people/office/pictures/PlayerTags#PlayerTags": PlayerTags_8866e817580155f21cf358854ce249c0,
  "/features/people/office/pictures/StandingCell#StandingCell": StandingCell_4faec92914898ccd9bb8a719145237ec,
  "/features/people/office/pictures/StandingField#StandingField": StandingField_154549f7e15c9a0048e8f21f1c28556d,
  "/features/inbox/office/media/PictureFilters#PictureFilters": PictureFilters_e42d3228cb48414be1b55ee7d7b2b374,
  "/admin/staff/SecondFactor#SecondFactor": SecondFactor_2fcd4bf15cfa0e6c7e29389bcc791ffa,
  "/admin/OwnPassword.client#OwnPassword": OwnPassword_7613cc11792a83a5cb425aefab8f30e5,
  "/features/people/office/CredentialsCell#CredentialsCell": CredentialsCell_29cdfb6daaa43090ca4259f3e547f7e2,
  "/admin/staff/StaffSessions#StaffSessions": StaffSessions_5d51832161bdae9fbd0eb4dd47d72971,
  "/admin/staff/Invitations#Invitations": Invitations_cb9e08d51f6cf280959c8b6bbcae57d9,
  "/features/giving/office/lazy.client#DeckCheck": DeckCheck_1d9245bf32ea7f41e474c2c8dd0414cb,
  "/admin/LinkRowLabel.client#LinkRowLabel": LinkRowLabel_341a401f26db88ba5634a79b62a23e63,
  "/features/site/office/fees/StillNamed#StillNamed": StillNamed_12511cb9f2829d74f3caf1ca85208092,
  "/features/site/office/fees/FeeHistory#FeeHistory": FeeHistory_bc91fff6df9f4a04bf72bdc0401ad5a0,
  "/features/site/office/fees/SaveFees#SaveFees": SaveFees_48cf21aa66a7598a4d5e94d45fdaa682,
  "/features/inbox/office/nav/Nav#Nav": Nav_1391412129c555ee96ee535378017d6d,
  "/admin/Brand#BrandIcon": BrandIcon_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/Brand#BrandLogo": BrandLogo_d4751384a7cf3b09ce46117cb8895da1,
  "/features/inbox/office/dashboard/Dashboard#Dashboard": Dashboard_f077535aafcdc52fd9e374ded2fa23fb,
  "/features/inbox/office/list/InboxView#InboxView": InboxView_cb60d0d6412fe25295ec9f5ae208464e,
  "/features/inbox/office/figures/FiguresView#FiguresView": FiguresView_0ead1c5f5691c0acf928f7a1cb391135,
  "/features/inbox/office/audit/AuditView#AuditView": AuditView_58d88ec006b50b7acfa1dc1457fd181b,
  "/features/inbox/office/child-file/ChildFileView#ChildFileView": ChildFileView_2bc02c1223819fc1ec58e4b45632e1c6,
  "/features/inbox/office/nav/PagesView#PagesView": PagesView_2e7b36825ed636f27118e3f18eec7a8f,
  "/features/inbox/office/nav/SettingsView#SettingsView": SettingsView_260d245c71c209eb3da68135f669169b,
  "/features/people/office/RostersView#RostersView": RostersView_0b649df556a06c475564f089849562a5,
  "/features/people/office/import/ImportView#ImportView": ImportView_76b1cd52b565e9e7ebbaa705053a91c0,
  "/features/events/office/import/EventImportView#EventImportView": EventImportView_b0e5de3f426b1d18bf065f9703a45322,
  "/features/people/office/SheetView#SheetView": SheetView_ed5d8517ddc906450de0df55b5604bc2,
  "/features/people/office/PlayerCardView#PlayerCardView": PlayerCardView_e353936d198190dc99d3d82ff0f7f512,
  "/admin/UnauthorizedView#UnauthorizedView": UnauthorizedView_50f5972020c04dd211c49a79173ef266,
  "/admin/sign-in/SignInView#SignInView": SignInView_f40ae5f0c2472971c60edb7621a22416,
  "/admin/staff/SignInCodeView#SignInCodeView": SignInCodeView_bb0e31b8fb4c367480e3b3bc5e8cda79,
  "/admin/staff/InvitationView#InvitationView": InvitationView_cf7a2f3a83b54acf43cd7b3d91f767a0,
  "/features/people/office/RolloverView#RolloverView": RolloverView_186b6dc171f3d8296aa54a60075fbd4d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
