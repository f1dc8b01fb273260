import { DeskBar as DeskBar_3b922bbb43187fb044f493dfc45112eb } from '../../../admin/desk/DeskBar'
import { AcceptPanel as AcceptPanel_41cce4b19ddceb27b67443724c583250 } from '../../../admin/roster/AcceptPanel'
import { CorrectionReason as CorrectionReason_d41c56cb3cbf6298bd34271e48d7532e } from '../../../admin/desk/CorrectionReason.client'
import { StatusCell as StatusCell_f059236e80cb25265249a16c63870d10 } from '../../../admin/StatusCell'
import { StatusField as StatusField_51928c8253f2d4dfcbad3c5ab2b36ba0 } from '../../../admin/StatusField.client'
import { EntryMails as EntryMails_cad43eee14f9ac503b3f405172e39026 } from '../../../admin/mails/EntryMails'
import { DeskMain as DeskMain_1c5259b266c5c2a87ba9ea11ef41babd } from '../../../admin/desk/DeskMain'
import { StatusChips as StatusChips_20b2420f5517cf06b3c0d079c2e7dc8e } from '../../../admin/StatusChips'
import { ExportBar as ExportBar_24914944c5b7459522f8b61708e6c4da } from '../../../admin/desk/ExportBar'
import { TryoutDayPanel as TryoutDayPanel_736ec1c69871ba85f916051d97c50f3d } from '../../../admin/mails/TryoutDayPanel'
import { EnrolmentPanel as EnrolmentPanel_e213bd39aa4558bce4e0868b5f61c823 } from '../../../admin/roster/EnrolmentPanel'
import { RosterLinks as RosterLinks_7b8481eec7dae8af56b135a705394c91 } from '../../../admin/roster/RosterLinks'
import { UndoMail as UndoMail_8c90ce4a76785e4c0fdefdbe0d252ff7 } from '../../../admin/mails/UndoMail.client'
import { TestMail as TestMail_ce67bf4f0ba5ca98937fd232d018edba } from '../../../admin/mails/TestMail.client'
import { ArrangeList as ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494 } from '../../../admin/ArrangeList'
import { ViewOnSite as ViewOnSite_99198dc4f526332535c12f4be92fbfde } from '../../../admin/ViewOnSite.client'
import { RosterBar as RosterBar_5e66d26e1bb6bb96c1d397cbf74f4089 } from '../../../admin/desk/RosterBar'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { AskLength as AskLength_75db01e1b780d8baed4e11462a22026b } from '../../../admin/AskLength.client'
import { PlayPreview as PlayPreview_769b4a8531a07b10b907e601fcdd3ade } from '../../../admin/PlayPreview.client'
import { OpenRows as OpenRows_cf45f13028f283b011cee494f5fde31e } from '../../../admin/OpenRows.client'
import { ChapterRowLabel as ChapterRowLabel_798050bd565751bf0a67cb5d911465d5 } from '../../../admin/FilmRowLabels.client'
import { CaptionRowLabel as CaptionRowLabel_798050bd565751bf0a67cb5d911465d5 } from '../../../admin/FilmRowLabels.client'
import { QuizMarkNote as QuizMarkNote_2199f96ada091a599eb069c84f27234e } from '../../../admin/QuizMarkNote.client'
import { OptionRowLabel as OptionRowLabel_d917de3b0934d8d61d12b942c7689a93 } from '../../../admin/OptionRowLabel.client'
import { QuestionRowLabel as QuestionRowLabel_ef59d22a8a309255e2bbebfb1861c9d7 } from '../../../admin/QuestionRowLabel.client'
import { QuizDesk as QuizDesk_b72c9886096b156358b9e587b89e1f91 } from '../../../admin/QuizDesk'
import { MemberAccess as MemberAccess_fdd026bbd19c19c314dd60861b666109 } from '../../../admin/MemberAccess'
import { NarrowedNote as NarrowedNote_c62b816fac2b73e10d50b7cb5445c4c8 } from '../../../admin/dashboard/NarrowedNote'
import { CodeSheets as CodeSheets_d6f6732831cdc0e7b094e5902c6bd83e } from '../../../admin/CodeSheets'
import { CentsCell as CentsCell_89292cd8662982e242776ac7f9128677 } from '../../../admin/CentsCell'
import { MoneyField as MoneyField_7ec6fad0f39c139998c42157f3f81b95 } from '../../../admin/MoneyField.client'
import { MoneyDiff as MoneyDiff_24840c296ef9467ecc33f0f307d0527d } from '../../../admin/MoneyDiff.client'
import { LetterBox as LetterBox_e550b042cab5605fc80446665d58ccc1 } from '../../../admin/LetterBox.client'
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
import { DeckCheck as DeckCheck_7243eabc10cb432a9353f5e28f880215 } from '../../../admin/DeckCheck.client'
import { LinkRowLabel as LinkRowLabel_341a401f26db88ba5634a79b62a23e63 } from '../../../admin/LinkRowLabel.client'
import { BrandIcon as BrandIcon_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { BrandLogo as BrandLogo_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { NeedsToday as NeedsToday_2e4ad02fff511cdcc38bbc2e62ab43d9 } from '../../../admin/dashboard/NeedsToday'
import { LoginNote as LoginNote_99972b9981acaf39f5d35e2ab22461fc } from '../../../admin/LoginNote'
import { OfficeMenu as OfficeMenu_84f56d4687d6e96a33b51985327bc183 } from '../../../admin/menu/OfficeMenu'
import { InboxView as InboxView_b256a87de772d2a5592399aa07f7aefe } from '../../../admin/inbox/InboxView'
import { AuditView as AuditView_fd78f7d163653c8a23815b8f53e965f2 } from '../../../admin/desk/AuditView'
import { RostersView as RostersView_43beb9bbbb9810c9ff96e7b857d4e477 } from '../../../admin/roster/RostersView'
import { SheetView as SheetView_9edcc6b6194dd79526d6d86085b918c7 } from '../../../admin/roster/SheetView'
import { PlayerCardView as PlayerCardView_00a77b4120d0bd0245df84ca9970bab9 } from '../../../admin/roster/PlayerCardView'
import { RolloverView as RolloverView_6727aa804f924279c33eb02a89f8bbda } from '../../../admin/roster/RolloverView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/desk/DeskBar#DeskBar": DeskBar_3b922bbb43187fb044f493dfc45112eb,
  "/admin/roster/AcceptPanel#AcceptPanel": AcceptPanel_41cce4b19ddceb27b67443724c583250,
  "/admin/desk/CorrectionReason.client#CorrectionReason": CorrectionReason_d41c56cb3cbf6298bd34271e48d7532e,
  "/admin/StatusCell#StatusCell": StatusCell_f059236e80cb25265249a16c63870d10,
  "/admin/StatusField.client#StatusField": StatusField_51928c8253f2d4dfcbad3c5ab2b36ba0,
  "/admin/mails/EntryMails#EntryMails": EntryMails_cad43eee14f9ac503b3f405172e39026,
  "/admin/desk/DeskMain#DeskMain": DeskMain_1c5259b266c5c2a87ba9ea11ef41babd,
  "/admin/StatusChips#StatusChips": StatusChips_20b2420f5517cf06b3c0d079c2e7dc8e,
  "/admin/desk/ExportBar#ExportBar": ExportBar_24914944c5b7459522f8b61708e6c4da,
  "/admin/mails/TryoutDayPanel#TryoutDayPanel": TryoutDayPanel_736ec1c69871ba85f916051d97c50f3d,
  "/admin/roster/EnrolmentPanel#EnrolmentPanel": EnrolmentPanel_e213bd39aa4558bce4e0868b5f61c823,
  "/admin/roster/RosterLinks#RosterLinks": RosterLinks_7b8481eec7dae8af56b135a705394c91,
  "/admin/mails/UndoMail.client#UndoMail": UndoMail_8c90ce4a76785e4c0fdefdbe0d252ff7,
  "/admin/mails/TestMail.client#TestMail": TestMail_ce67bf4f0ba5ca98937fd232d018edba,
  "/admin/ArrangeList#ArrangeList": ArrangeList_39d66ba55c156a9cd9e7da9daa9b7494,
  "/admin/ViewOnSite.client#ViewOnSite": ViewOnSite_99198dc4f526332535c12f4be92fbfde,
  "/admin/desk/RosterBar#RosterBar": RosterBar_5e66d26e1bb6bb96c1d397cbf74f4089,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/admin/AskLength.client#AskLength": AskLength_75db01e1b780d8baed4e11462a22026b,
  "/admin/PlayPreview.client#PlayPreview": PlayPreview_769b4a8531a07b10b907e601fcdd3ade,
  "/admin/OpenRows.client#OpenRows": OpenRows_cf45f13028f283b011cee494f5fde31e,
  "/admin/FilmRowLabels.client#ChapterRowLabel": ChapterRowLabel_798050bd565751bf0a67cb5d911465d5,
  "/admin/FilmRowLabels.client#CaptionRowLabel": CaptionRowLabel_798050bd565751bf0a67cb5d911465d5,
  "/admin/QuizMarkNote.client#QuizMarkNote": QuizMarkNote_2199f96ada091a599eb069c84f27234e,
  "/admin/OptionRowLabel.client#OptionRowLabel": OptionRowLabel_d917de3b0934d8d61d12b942c7689a93,
  "/admin/QuestionRowLabel.client#QuestionRowLabel": QuestionRowLabel_ef59d22a8a309255e2bbebfb1861c9d7,
  "/admin/QuizDesk#QuizDesk": QuizDesk_b72c9886096b156358b9e587b89e1f91,
  "/admin/MemberAccess#MemberAccess": MemberAccess_fdd026bbd19c19c314dd60861b666109,
  "/admin/dashboard/NarrowedNote#NarrowedNote": NarrowedNote_c62b816fac2b73e10d50b7cb5445c4c8,
  "/admin/CodeSheets#CodeSheets": CodeSheets_d6f6732831cdc0e7b094e5902c6bd83e,
  "/admin/CentsCell#CentsCell": CentsCell_89292cd8662982e242776ac7f9128677,
  "/admin/MoneyField.client#MoneyField": MoneyField_7ec6fad0f39c139998c42157f3f81b95,
  "/admin/MoneyDiff.client#MoneyDiff": MoneyDiff_24840c296ef9467ecc33f0f307d0527d,
  "/admin/LetterBox.client#LetterBox": LetterBox_e550b042cab5605fc80446665d58ccc1,
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
  "/admin/DeckCheck.client#DeckCheck": DeckCheck_7243eabc10cb432a9353f5e28f880215,
  "/admin/LinkRowLabel.client#LinkRowLabel": LinkRowLabel_341a401f26db88ba5634a79b62a23e63,
  "/admin/Brand#BrandIcon": BrandIcon_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/Brand#BrandLogo": BrandLogo_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/dashboard/NeedsToday#NeedsToday": NeedsToday_2e4ad02fff511cdcc38bbc2e62ab43d9,
  "/admin/LoginNote#LoginNote": LoginNote_99972b9981acaf39f5d35e2ab22461fc,
  "/admin/menu/OfficeMenu#OfficeMenu": OfficeMenu_84f56d4687d6e96a33b51985327bc183,
  "/admin/inbox/InboxView#InboxView": InboxView_b256a87de772d2a5592399aa07f7aefe,
  "/admin/desk/AuditView#AuditView": AuditView_fd78f7d163653c8a23815b8f53e965f2,
  "/admin/roster/RostersView#RostersView": RostersView_43beb9bbbb9810c9ff96e7b857d4e477,
  "/admin/roster/SheetView#SheetView": SheetView_9edcc6b6194dd79526d6d86085b918c7,
  "/admin/roster/PlayerCardView#PlayerCardView": PlayerCardView_00a77b4120d0bd0245df84ca9970bab9,
  "/admin/roster/RolloverView#RolloverView": RolloverView_6727aa804f924279c33eb02a89f8bbda,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
