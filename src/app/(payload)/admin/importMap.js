import { PersonTitle as PersonTitle_ec4cc3c20254495b2507004c0458cfc0 } from '../../../admin/PersonTitle.client'
import { CaseHead as CaseHead_38c9bd6c5f38f754b0c9f9985172af5a } from '../../../features/entries/admin/entry/CaseHead'
import { AcceptPanel as AcceptPanel_a807967675f1df1fe6dfc393a776dba1 } from '../../../features/people/admin/AcceptPanel'
import { EntryMails as EntryMails_b8045e0371f77df69be04c0a73a7e9be } from '../../../features/entries/admin/mails/EntryMails'
import { CaseAnswers as CaseAnswers_4f143edb26552f4e7a14306a6a196861 } from '../../../features/entries/admin/entry/CaseAnswers'
import { CorrectionReason as CorrectionReason_0406a1e155a7e778fcb3f909822a5ff4 } from '../../../features/entries/admin/entry/CorrectionReason.client'
import { StatusTagCell as StatusTagCell_90eb26148c16327481b8d7796c3c535c } from '../../../features/entries/admin/shared/StatusTagCell'
import { EntryMain as EntryMain_4c46b5d400b373445762c08aa93b1fca } from '../../../features/entries/admin/entry/EntryMain'
import { EntryBar as EntryBar_561aadafc74705297cc889357620dfb3 } from '../../../features/entries/admin/entry/EntryBar'
import { FileLink as FileLink_655babf9b4a8e00a4cee9fce44b81853 } from '../../../features/privacy/admin/child-file/FileLink'
import { CaseHousehold as CaseHousehold_78bccfb383c0353b16b0f0c05a252d09 } from '../../../features/entries/admin/entry/CaseHousehold'
import { CaseHistory as CaseHistory_c962c8b76989a10ecdcdda341193db6b } from '../../../features/entries/admin/entry/CaseHistory'
import { MomentCell as MomentCell_8261caf4c83208fc2d2d18214d1b9a7c } from '../../../admin/MomentCell'
import { ListSearch as ListSearch_0a617f856f776a0c0d5e0359ec8d8072 } from '../../../admin/ListSearch'
import { StatusChips as StatusChips_c40634e9667f57e10ec63b231b84bc49 } from '../../../features/inbox/admin/list/StatusChips'
import { ExportBar as ExportBar_9a2348bd9a69da0855b5de7e1e5fc962 } from '../../../features/inbox/admin/list/ExportBar'
import { CellLabels as CellLabels_7001ff022c7ea1f6d740affc33043f9d } from '../../../admin/CellLabels.client'
import { PreserveUnsavedTexts as PreserveUnsavedTexts_1e6a48fdca6a679b542061c6ec6bc77c } from '../../../admin/PreserveUnsavedTexts.client'
import { TakedownPanel as TakedownPanel_71547f7a34d613dfb23b4b167072b19b } from '../../../features/privacy/admin/takedown/TakedownPanel'
import { TryoutDayPanel as TryoutDayPanel_ac12ba3b98d90e20f62b1be4692d41d3 } from '../../../features/entries/admin/mails/TryoutDayPanel'
import { EnrolledPlayerCell as EnrolledPlayerCell_6a420cd1334b637c29479f0e469d6fa5 } from '../../../features/people/admin/roster/PlayerCells'
import { EnrolmentPanel as EnrolmentPanel_8db7a0516336a84e7e3197aa55cb32ff } from '../../../features/people/admin/EnrolmentPanel'
import { RosterLinks as RosterLinks_afa5807504597f127bc0528275ba5308 } from '../../../features/people/admin/RosterLinks'
import { MailEntryCell as MailEntryCell_075b667ec15aeffea4c6df992011bbf3 } from '../../../features/entries/admin/mails/MailEntryCell'
import { MailActionsCell as MailActionsCell_a02722043f2c268ae5967553664225d9 } from '../../../features/entries/admin/mails/MailActionsCell'
import { MailPanel as MailPanel_5374fabffd393f5e623fe421c539d1bf } from '../../../features/entries/admin/mails/MailPanel'
import { MailSubjectCell as MailSubjectCell_9019081487924d60d83ed8f57c110311 } from '../../../features/entries/admin/mails/MailSubjectCell'
import { MailToCell as MailToCell_c36f595319d085802de0f3d2a05ca939 } from '../../../features/entries/admin/mails/MailToCell'
import { MailStateCell as MailStateCell_99de64a6ca439575d653766629ff13ee } from '../../../features/entries/admin/mails/MailStateCell'
import { MailChips as MailChips_3c8358c529a1d6b452ba8cc7ba0947d8 } from '../../../features/entries/admin/mails/MailChips'
import { TestMail as TestMail_fdb229d9e3ef425531d22e808feba08b } from '../../../features/mail/admin/TestMail.client'
import { SaveNotice as SaveNotice_34b3d3c0b22bcac95dd0ad2111180196 } from '../../../admin/SaveNotice.client'
import { StatusCell as StatusCell_f059236e80cb25265249a16c63870d10 } from '../../../admin/StatusCell'
import { ArrangeList as ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494 } from '../../../admin/ArrangeList'
import { DraftTitle as DraftTitle_4af0e4b96a97a68f708019131fc8a192 } from '../../../admin/DraftTitle.client'
import { KeepChanges as KeepChanges_a5b895730a5e445a955af1fed38e0ada } from '../../../admin/KeepChanges.client'
import { ViewOnSite as ViewOnSite_99198dc4f526332535c12f4be92fbfde } from '../../../admin/ViewOnSite.client'
import { Schedule as Schedule_f45ecd8424098b450e147d89cbf7c9a0 } from '../../../admin/lazy.client'
import { PublishAfterSaving as PublishAfterSaving_fd03ae2bb28d34ac36bc61adfc5219fb } from '../../../admin/PublishAfterSaving.client'
import { PlayerCell as PlayerCell_6a420cd1334b637c29479f0e469d6fa5 } from '../../../features/people/admin/roster/PlayerCells'
import { GuardianCell as GuardianCell_6a420cd1334b637c29479f0e469d6fa5 } from '../../../features/people/admin/roster/PlayerCells'
import { PapersCell as PapersCell_6a420cd1334b637c29479f0e469d6fa5 } from '../../../features/people/admin/roster/PlayerCells'
import { ListFilterNote as ListFilterNote_869c3eafeaf68a322a1edef04f516f50 } from '../../../features/dashboard/admin/lists/ListFilterNote'
import { RosterBar as RosterBar_fab73853f3c3f7d852db0e186c808a89 } from '../../../features/reports/admin/exports/RosterBar'
import { PlayerChips as PlayerChips_a3ada9c97a16d771e3584b58984bd7f6 } from '../../../features/people/admin/roster/PlayerChips'
import { CanceledCell as CanceledCell_3a904fe50571fe3160bb6ea436c6c71a } from '../../../features/events/admin/CanceledCell'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ImportLink as ImportLink_e937a40e20aed329b8fe389a3ef8060e } from '../../../features/events/admin/import/ImportLink'
import { ClockCell as ClockCell_c7b413999b9a282d5e9c55f6511a305d } from '../../../features/film/admin/clock/ClockCell'
import { ClockField as ClockField_afb6e568f1fc28b4adeccb40dface22c } from '../../../features/film/admin/clock/ClockField.client'
import { ClockDiff as ClockDiff_3181896fafd136aa01317c3962cfe856 } from '../../../features/film/admin/clock/ClockDiff.client'
import { PlayField as PlayField_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { FilmDesk as FilmDesk_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { FilmQuestions as FilmQuestions_70e8b498f0c40c565f0d97815f545f7f } from '../../../features/film/admin/FilmQuestions'
import { OpenRows as OpenRows_cf45f13028f283b011cee494f5fde31e } from '../../../admin/OpenRows.client'
import { CaptionRowLabel as CaptionRowLabel_4112552046202014385642bb01857d1d } from '../../../features/film/admin/FilmRowLabels.client'
import { FetchDuration as FetchDuration_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { WhoWatched as WhoWatched_2ac754e315a56ec42097a3a29f71f2df } from '../../../features/film/admin/watched/WhoWatched'
import { PlayCell as PlayCell_9ad28f19c526fd754d08bb93007bf9de } from '../../../features/film/admin/plays/PlayCell'
import { PlayDrawing as PlayDrawing_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { DrawingDiff as DrawingDiff_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { NameCell as NameCell_d9cf040b41ff0a22b8f9206eac5e3e38 } from '../../../features/film/admin/names/NameCell'
import { QuizMarkNote as QuizMarkNote_1089689f9b0f9357891a79a1e982b398 } from '../../../features/film/admin/QuizMarkNote.client'
import { Answers as Answers_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { Questions as Questions_4a62bc046a067aa7e4316a29506ac434 } from '../../../features/film/admin/lazy.client'
import { QuestionRowLabel as QuestionRowLabel_b2f2adc4554c92443b8a89d265ebb61e } from '../../../features/film/admin/QuestionRowLabel.client'
import { QuizPreview as QuizPreview_88ef36aa37d06cb2cde9330c0dee0db1 } from '../../../features/film/admin/QuizPreview'
import { NameField as NameField_c83efee75c8a4af9b7e557e87ecb7d7a } from '../../../features/film/admin/names/NameField'
import { MemberAccess as MemberAccess_8c007589f77474573f8cd336add907f1 } from '../../../features/members/admin/MemberAccess'
import { CodeSheets as CodeSheets_e4a39a5d66c8bd0fe7627d17d6c452d7 } from '../../../features/members/admin/CodeSheets'
import { GivenAnswers as GivenAnswers_92edb21c899b580a6b7d2dfccf1ae72d } from '../../../features/film/admin/quiz/GivenAnswers'
import { CentsCell as CentsCell_89292cd8662982e242776ac7f9128677 } from '../../../admin/CentsCell'
import { MoneyField as MoneyField_7ec6fad0f39c139998c42157f3f81b95 } from '../../../admin/MoneyField.client'
import { MoneyDiff as MoneyDiff_24840c296ef9467ecc33f0f307d0527d } from '../../../admin/MoneyDiff.client'
import { LetterBox as LetterBox_308e18650e5330c994520d9d2273efd0 } from '../../../features/giving/admin/LetterBox.client'
import { PostTitleCell as PostTitleCell_2a04d13b929d420cbf591a5dbcd8e480 } from '../../../features/site/admin/posts/PostTitleCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { CheckCell as CheckCell_c20ae664d2fd6cb2d58f5abaf2880315 } from '../../../features/site/admin/content-check/CheckCell'
import { ContentCheck as ContentCheck_82e98682723ab9a5237b9cd308266b98 } from '../../../features/site/admin/lazy.client'
import { PostAuthorCell as PostAuthorCell_04599c61eda1453858dc453c5d97097d } from '../../../features/site/admin/posts/PostAuthorCell'
import { PostChips as PostChips_408a35d773c0c80334ad353e884861c6 } from '../../../features/dashboard/admin/lists/PostChips'
import { ShareDraft as ShareDraft_f45ecd8424098b450e147d89cbf7c9a0 } from '../../../admin/lazy.client'
import { PlayerTags as PlayerTags_d1392fe80c435595651b39590bf18d4a } from '../../../features/people/admin/pictures/PlayerTags'
import { PictureStatusCell as PictureStatusCell_b180ec635273f2f66b937ad6f1b3a6e0 } from '../../../features/people/admin/pictures/PictureStatusCell'
import { PictureStatusField as PictureStatusField_661ec95a00b5a5cd9d357f32adc687cb } from '../../../features/people/admin/pictures/PictureStatusField'
import { PictureFilters as PictureFilters_bd96b5f1ded28672940500e6e388e8d8 } from '../../../features/dashboard/admin/lists/PictureFilters'
import { SecondFactor as SecondFactor_32a26b18c7e92a1f862288aaa90015f4 } from '../../../features/staff/admin/SecondFactor'
import { OwnPassword as OwnPassword_7613cc11792a83a5cb425aefab8f30e5 } from '../../../admin/OwnPassword.client'
import { CredentialsCell as CredentialsCell_50c468f5ddd5696a5f67167070c68879 } from '../../../features/people/admin/CredentialsCell'
import { StaffSessions as StaffSessions_aa1a8cbb1d58215036b96a74e594039b } from '../../../features/staff/admin/StaffSessions'
import { Invitations as Invitations_4b32f4dcf56ccb033240c4a86ee8b103 } from '../../../features/staff/admin/Invitations'
import { DeckCheck as DeckCheck_550dd6b0d489db3cb254276b3ecb2ad8 } from '../../../features/giving/admin/lazy.client'
import { LinkRowLabel as LinkRowLabel_341a401f26db88ba5634a79b62a23e63 } from '../../../admin/LinkRowLabel.client'
import { FormerAmountsNote as FormerAmountsNote_910b97b7567146886d432137a1dd6859 } from '../../../features/site/admin/fees/FormerAmountsNote'
import { FeeHistory as FeeHistory_27345b7abcd3c225dfca6d4d7e28c0e6 } from '../../../features/site/admin/fees/FeeHistory'
import { SaveFees as SaveFees_57a5f0ed8592b0f48b557c8fcaeea157 } from '../../../features/site/admin/fees/SaveFees'
import { Nav as Nav_b0d361103937ab6a85a9b6f5ee91ec6d } from '../../../features/dashboard/admin/nav/Nav'
import { BrandIcon as BrandIcon_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { BrandLogo as BrandLogo_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { ControlNames as ControlNames_cee7ecb64bfc5d7d49a33aa453119844 } from '../../../admin/ControlNames.client'
import { Dashboard as Dashboard_df4309e2d84f4805962c7da8fd6ec0e1 } from '../../../features/dashboard/admin/today/Dashboard'
import { InboxView as InboxView_0a3a12d81ac4d669bdc0950390da1d74 } from '../../../features/inbox/admin/list/InboxView'
import { FiguresView as FiguresView_e75adbf49f689dab68ea13f888f9e89f } from '../../../features/reports/admin/figures/FiguresView'
import { AuditView as AuditView_6bdfe0529ec023e5108565073be262d4 } from '../../../features/reports/admin/audit/AuditView'
import { ChildFileView as ChildFileView_208fbe712f4776cebe3db371f1742bdd } from '../../../features/privacy/admin/child-file/ChildFileView'
import { RetentionView as RetentionView_843315e716c2c4061779c6ce6eac131d } from '../../../features/privacy/admin/retention/RetentionView'
import { PagesView as PagesView_bb683ba8d5c08be0b400ab607be78680 } from '../../../features/dashboard/admin/nav/PagesView'
import { SettingsView as SettingsView_b269881dcca2e997ac89294570a87d6a } from '../../../features/dashboard/admin/nav/SettingsView'
import { RostersView as RostersView_7f5cbd8f87b304670b1a05ee05b13419 } from '../../../features/people/admin/RostersView'
import { ImportView as ImportView_c4c246ee3322d854b9f5e4b61e36a4c9 } from '../../../features/people/admin/import/ImportView'
import { EventImportView as EventImportView_c88639ed410137fa25cb79f2eb7f41a6 } from '../../../features/events/admin/import/EventImportView'
import { SheetView as SheetView_e9cf4d85e2ceae7905088b5b39b8e9a3 } from '../../../features/people/admin/SheetView'
import { PlayerCardView as PlayerCardView_b2ad651799867f85441af9ffa36ebd0f } from '../../../features/people/admin/PlayerCardView'
import { UnauthorizedView as UnauthorizedView_50f5972020c04dd211c49a79173ef266 } from '../../../admin/UnauthorizedView'
import { SignInView as SignInView_f40ae5f0c2472971c60edb7621a22416 } from '../../../admin/sign-in/SignInView'
import { ForgotPasswordView as ForgotPasswordView_f3b3e32a01cdebf4125189e4c0b0d2fb } from '../../../admin/sign-in/ForgotPasswordView'
import { NewPasswordView as NewPasswordView_b625adc1608e949ca98bfe6716679ad3 } from '../../../features/staff/admin/NewPasswordView'
import { SignInCodeView as SignInCodeView_3a042e7e2b1fb46d44138375ab144cc3 } from '../../../features/staff/admin/SignInCodeView'
import { InvitationView as InvitationView_d06d930504a0201c26876f0a42f5d986 } from '../../../features/staff/admin/InvitationView'
import { RolloverView as RolloverView_8b61b7c82a523e6c1b5d6b6f3b2e5c7d } from '../../../features/people/admin/RolloverView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/PersonTitle.client#PersonTitle": PersonTitle_ec4cc3c20254495b2507004c0458cfc0,
  "/features/entries/admin/entry/CaseHead#CaseHead": CaseHead_38c9bd6c5f38f754b0c9f9985172af5a,
  "/features/people/admin/AcceptPanel#AcceptPanel": AcceptPanel_a807967675f1df1fe6dfc393a776dba1,
  "/features/entries/admin/mails/EntryMails#EntryMails": EntryMails_b8045e0371f77df69be04c0a73a7e9be,
  "/features/entries/admin/entry/CaseAnswers#CaseAnswers": CaseAnswers_4f143edb26552f4e7a14306a6a196861,
  "/features/entries/admin/entry/CorrectionReason.client#CorrectionReason": CorrectionReason_0406a1e155a7e778fcb3f909822a5ff4,
  "/features/entries/admin/shared/StatusTagCell#StatusTagCell": StatusTagCell_90eb26148c16327481b8d7796c3c535c,
  "/features/entries/admin/entry/EntryMain#EntryMain": EntryMain_4c46b5d400b373445762c08aa93b1fca,
  "/features/entries/admin/entry/EntryBar#EntryBar": EntryBar_561aadafc74705297cc889357620dfb3,
  "/features/privacy/admin/child-file/FileLink#FileLink": FileLink_655babf9b4a8e00a4cee9fce44b81853,
  "/features/entries/admin/entry/CaseHousehold#CaseHousehold": CaseHousehold_78bccfb383c0353b16b0f0c05a252d09,
  "/features/entries/admin/entry/CaseHistory#CaseHistory": CaseHistory_c962c8b76989a10ecdcdda341193db6b,
  "/admin/MomentCell#MomentCell": MomentCell_8261caf4c83208fc2d2d18214d1b9a7c,
  "/admin/ListSearch#ListSearch": ListSearch_0a617f856f776a0c0d5e0359ec8d8072,
  "/features/inbox/admin/list/StatusChips#StatusChips": StatusChips_c40634e9667f57e10ec63b231b84bc49,
  "/features/inbox/admin/list/ExportBar#ExportBar": ExportBar_9a2348bd9a69da0855b5de7e1e5fc962,
  "/admin/CellLabels.client#CellLabels": CellLabels_7001ff022c7ea1f6d740affc33043f9d,
  "/admin/PreserveUnsavedTexts.client#PreserveUnsavedTexts": PreserveUnsavedTexts_1e6a48fdca6a679b542061c6ec6bc77c,
  "/features/privacy/admin/takedown/TakedownPanel#TakedownPanel": TakedownPanel_71547f7a34d613dfb23b4b167072b19b,
  "/features/entries/admin/mails/TryoutDayPanel#TryoutDayPanel": TryoutDayPanel_ac12ba3b98d90e20f62b1be4692d41d3,
  "/features/people/admin/roster/PlayerCells#EnrolledPlayerCell": EnrolledPlayerCell_6a420cd1334b637c29479f0e469d6fa5,
  "/features/people/admin/EnrolmentPanel#EnrolmentPanel": EnrolmentPanel_8db7a0516336a84e7e3197aa55cb32ff,
  "/features/people/admin/RosterLinks#RosterLinks": RosterLinks_afa5807504597f127bc0528275ba5308,
  "/features/entries/admin/mails/MailEntryCell#MailEntryCell": MailEntryCell_075b667ec15aeffea4c6df992011bbf3,
  "/features/entries/admin/mails/MailActionsCell#MailActionsCell": MailActionsCell_a02722043f2c268ae5967553664225d9,
  "/features/entries/admin/mails/MailPanel#MailPanel": MailPanel_5374fabffd393f5e623fe421c539d1bf,
  "/features/entries/admin/mails/MailSubjectCell#MailSubjectCell": MailSubjectCell_9019081487924d60d83ed8f57c110311,
  "/features/entries/admin/mails/MailToCell#MailToCell": MailToCell_c36f595319d085802de0f3d2a05ca939,
  "/features/entries/admin/mails/MailStateCell#MailStateCell": MailStateCell_99de64a6ca439575d653766629ff13ee,
  "/features/entries/admin/mails/MailChips#MailChips": MailChips_3c8358c529a1d6b452ba8cc7ba0947d8,
  "/features/mail/admin/TestMail.client#TestMail": TestMail_fdb229d9e3ef425531d22e808feba08b,
  "/admin/SaveNotice.client#SaveNotice": SaveNotice_34b3d3c0b22bcac95dd0ad2111180196,
  "/admin/StatusCell#StatusCell": StatusCell_f059236e80cb25265249a16c63870d10,
  "/admin/ArrangeList#ArrangeList": ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494,
  "/admin/DraftTitle.client#DraftTitle": DraftTitle_4af0e4b96a97a68f708019131fc8a192,
  "/admin/KeepChanges.client#KeepChanges": KeepChanges_a5b895730a5e445a955af1fed38e0ada,
  "/admin/ViewOnSite.client#ViewOnSite": ViewOnSite_99198dc4f526332535c12f4be92fbfde,
  "/admin/lazy.client#Schedule": Schedule_f45ecd8424098b450e147d89cbf7c9a0,
  "/admin/PublishAfterSaving.client#PublishAfterSaving": PublishAfterSaving_fd03ae2bb28d34ac36bc61adfc5219fb,
  "/features/people/admin/roster/PlayerCells#PlayerCell": PlayerCell_6a420cd1334b637c29479f0e469d6fa5,
  "/features/people/admin/roster/PlayerCells#GuardianCell": GuardianCell_6a420cd1334b637c29479f0e469d6fa5,
  "/features/people/admin/roster/PlayerCells#PapersCell": PapersCell_6a420cd1334b637c29479f0e469d6fa5,
  "/features/dashboard/admin/lists/ListFilterNote#ListFilterNote": ListFilterNote_869c3eafeaf68a322a1edef04f516f50,
  "/features/reports/admin/exports/RosterBar#RosterBar": RosterBar_fab73853f3c3f7d852db0e186c808a89,
  "/features/people/admin/roster/PlayerChips#PlayerChips": PlayerChips_a3ada9c97a16d771e3584b58984bd7f6,
  "/features/events/admin/CanceledCell#CanceledCell": CanceledCell_3a904fe50571fe3160bb6ea436c6c71a,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/features/events/admin/import/ImportLink#ImportLink": ImportLink_e937a40e20aed329b8fe389a3ef8060e,
  "/features/film/admin/clock/ClockCell#ClockCell": ClockCell_c7b413999b9a282d5e9c55f6511a305d,
  "/features/film/admin/clock/ClockField.client#ClockField": ClockField_afb6e568f1fc28b4adeccb40dface22c,
  "/features/film/admin/clock/ClockDiff.client#ClockDiff": ClockDiff_3181896fafd136aa01317c3962cfe856,
  "/features/film/admin/lazy.client#PlayField": PlayField_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/lazy.client#FilmDesk": FilmDesk_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/FilmQuestions#FilmQuestions": FilmQuestions_70e8b498f0c40c565f0d97815f545f7f,
  "/admin/OpenRows.client#OpenRows": OpenRows_cf45f13028f283b011cee494f5fde31e,
  "/features/film/admin/FilmRowLabels.client#CaptionRowLabel": CaptionRowLabel_4112552046202014385642bb01857d1d,
  "/features/film/admin/lazy.client#FetchDuration": FetchDuration_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/watched/WhoWatched#WhoWatched": WhoWatched_2ac754e315a56ec42097a3a29f71f2df,
  "/features/film/admin/plays/PlayCell#PlayCell": PlayCell_9ad28f19c526fd754d08bb93007bf9de,
  "/features/film/admin/lazy.client#PlayDrawing": PlayDrawing_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/lazy.client#DrawingDiff": DrawingDiff_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/names/NameCell#NameCell": NameCell_d9cf040b41ff0a22b8f9206eac5e3e38,
  "/features/film/admin/QuizMarkNote.client#QuizMarkNote": QuizMarkNote_1089689f9b0f9357891a79a1e982b398,
  "/features/film/admin/lazy.client#Answers": Answers_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/lazy.client#Questions": Questions_4a62bc046a067aa7e4316a29506ac434,
  "/features/film/admin/QuestionRowLabel.client#QuestionRowLabel": QuestionRowLabel_b2f2adc4554c92443b8a89d265ebb61e,
  "/features/film/admin/QuizPreview#QuizPreview": QuizPreview_88ef36aa37d06cb2cde9330c0dee0db1,
  "/features/film/admin/names/NameField#NameField": NameField_c83efee75c8a4af9b7e557e87ecb7d7a,
  "/features/members/admin/MemberAccess#MemberAccess": MemberAccess_8c007589f77474573f8cd336add907f1,
  "/features/members/admin/CodeSheets#CodeSheets": CodeSheets_e4a39a5d66c8bd0fe7627d17d6c452d7,
  "/features/film/admin/quiz/GivenAnswers#GivenAnswers": GivenAnswers_92edb21c899b580a6b7d2dfccf1ae72d,
  "/admin/CentsCell#CentsCell": CentsCell_89292cd8662982e242776ac7f9128677,
  "/admin/MoneyField.client#MoneyField": MoneyField_7ec6fad0f39c139998c42157f3f81b95,
  "/admin/MoneyDiff.client#MoneyDiff": MoneyDiff_24840c296ef9467ecc33f0f307d0527d,
  "/features/giving/admin/LetterBox.client#LetterBox": LetterBox_308e18650e5330c994520d9d2273efd0,
  "/features/site/admin/posts/PostTitleCell#PostTitleCell": PostTitleCell_2a04d13b929d420cbf591a5dbcd8e480,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/features/site/admin/content-check/CheckCell#CheckCell": CheckCell_c20ae664d2fd6cb2d58f5abaf2880315,
  "/features/site/admin/lazy.client#ContentCheck": ContentCheck_82e98682723ab9a5237b9cd308266b98,
  "/features/site/admin/posts/PostAuthorCell#PostAuthorCell": PostAuthorCell_04599c61eda1453858dc453c5d97097d,
  "/features/dashboard/admin/lists/PostChips#PostChips": PostChips_408a35d773c0c80334ad353e884861c6,
  "/admin/lazy.client#ShareDraft": ShareDraft_f45ecd8424098b450e147d89cbf7c9a0,
  "/features/people/admin/pictures/PlayerTags#PlayerTags": PlayerTags_d1392fe80c435595651b39590bf18d4a,
  "/features/people/admin/pictures/PictureStatusCell#PictureStatusCell": PictureStatusCell_b180ec635273f2f66b937ad6f1b3a6e0,
  "/features/people/admin/pictures/PictureStatusField#PictureStatusField": PictureStatusField_661ec95a00b5a5cd9d357f32adc687cb,
  "/features/dashboard/admin/lists/PictureFilters#PictureFilters": PictureFilters_bd96b5f1ded28672940500e6e388e8d8,
  "/features/staff/admin/SecondFactor#SecondFactor": SecondFactor_32a26b18c7e92a1f862288aaa90015f4,
  "/admin/OwnPassword.client#OwnPassword": OwnPassword_7613cc11792a83a5cb425aefab8f30e5,
  "/features/people/admin/CredentialsCell#CredentialsCell": CredentialsCell_50c468f5ddd5696a5f67167070c68879,
  "/features/staff/admin/StaffSessions#StaffSessions": StaffSessions_aa1a8cbb1d58215036b96a74e594039b,
  "/features/staff/admin/Invitations#Invitations": Invitations_4b32f4dcf56ccb033240c4a86ee8b103,
  "/features/giving/admin/lazy.client#DeckCheck": DeckCheck_550dd6b0d489db3cb254276b3ecb2ad8,
  "/admin/LinkRowLabel.client#LinkRowLabel": LinkRowLabel_341a401f26db88ba5634a79b62a23e63,
  "/features/site/admin/fees/FormerAmountsNote#FormerAmountsNote": FormerAmountsNote_910b97b7567146886d432137a1dd6859,
  "/features/site/admin/fees/FeeHistory#FeeHistory": FeeHistory_27345b7abcd3c225dfca6d4d7e28c0e6,
  "/features/site/admin/fees/SaveFees#SaveFees": SaveFees_57a5f0ed8592b0f48b557c8fcaeea157,
  "/features/dashboard/admin/nav/Nav#Nav": Nav_b0d361103937ab6a85a9b6f5ee91ec6d,
  "/admin/Brand#BrandIcon": BrandIcon_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/Brand#BrandLogo": BrandLogo_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/ControlNames.client#ControlNames": ControlNames_cee7ecb64bfc5d7d49a33aa453119844,
  "/features/dashboard/admin/today/Dashboard#Dashboard": Dashboard_df4309e2d84f4805962c7da8fd6ec0e1,
  "/features/inbox/admin/list/InboxView#InboxView": InboxView_0a3a12d81ac4d669bdc0950390da1d74,
  "/features/reports/admin/figures/FiguresView#FiguresView": FiguresView_e75adbf49f689dab68ea13f888f9e89f,
  "/features/reports/admin/audit/AuditView#AuditView": AuditView_6bdfe0529ec023e5108565073be262d4,
  "/features/privacy/admin/child-file/ChildFileView#ChildFileView": ChildFileView_208fbe712f4776cebe3db371f1742bdd,
  "/features/privacy/admin/retention/RetentionView#RetentionView": RetentionView_843315e716c2c4061779c6ce6eac131d,
  "/features/dashboard/admin/nav/PagesView#PagesView": PagesView_bb683ba8d5c08be0b400ab607be78680,
  "/features/dashboard/admin/nav/SettingsView#SettingsView": SettingsView_b269881dcca2e997ac89294570a87d6a,
  "/features/people/admin/RostersView#RostersView": RostersView_7f5cbd8f87b304670b1a05ee05b13419,
  "/features/people/admin/import/ImportView#ImportView": ImportView_c4c246ee3322d854b9f5e4b61e36a4c9,
  "/features/events/admin/import/EventImportView#EventImportView": EventImportView_c88639ed410137fa25cb79f2eb7f41a6,
  "/features/people/admin/SheetView#SheetView": SheetView_e9cf4d85e2ceae7905088b5b39b8e9a3,
  "/features/people/admin/PlayerCardView#PlayerCardView": PlayerCardView_b2ad651799867f85441af9ffa36ebd0f,
  "/admin/UnauthorizedView#UnauthorizedView": UnauthorizedView_50f5972020c04dd211c49a79173ef266,
  "/admin/sign-in/SignInView#SignInView": SignInView_f40ae5f0c2472971c60edb7621a22416,
  "/admin/sign-in/ForgotPasswordView#ForgotPasswordView": ForgotPasswordView_f3b3e32a01cdebf4125189e4c0b0d2fb,
  "/features/staff/admin/NewPasswordView#NewPasswordView": NewPasswordView_b625adc1608e949ca98bfe6716679ad3,
  "/features/staff/admin/SignInCodeView#SignInCodeView": SignInCodeView_3a042e7e2b1fb46d44138375ab144cc3,
  "/features/staff/admin/InvitationView#InvitationView": InvitationView_d06d930504a0201c26876f0a42f5d986,
  "/features/people/admin/RolloverView#RolloverView": RolloverView_8b61b7c82a523e6c1b5d6b6f3b2e5c7d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
