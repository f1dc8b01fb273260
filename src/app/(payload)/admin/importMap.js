import { StatusCell as StatusCell_f059236e80cb25265249a16c63870d10 } from '../../../admin/StatusCell'
import { StatusField as StatusField_51928c8253f2d4dfcbad3c5ab2b36ba0 } from '../../../admin/StatusField.client'
import { HistoryField as HistoryField_1d6a1bfb55e82396e2055f9f8c89a60f } from '../../../admin/HistoryField.client'
import { StatusChips as StatusChips_20b2420f5517cf06b3c0d079c2e7dc8e } from '../../../admin/StatusChips'
import { LinkRowLabel as LinkRowLabel_341a401f26db88ba5634a79b62a23e63 } from '../../../admin/LinkRowLabel.client'
import { BrandIcon as BrandIcon_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { BrandLogo as BrandLogo_d4751384a7cf3b09ce46117cb8895da1 } from '../../../admin/Brand'
import { LoginNote as LoginNote_99972b9981acaf39f5d35e2ab22461fc } from '../../../admin/LoginNote'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/StatusCell#StatusCell": StatusCell_f059236e80cb25265249a16c63870d10,
  "/admin/StatusField.client#StatusField": StatusField_51928c8253f2d4dfcbad3c5ab2b36ba0,
  "/admin/HistoryField.client#HistoryField": HistoryField_1d6a1bfb55e82396e2055f9f8c89a60f,
  "/admin/StatusChips#StatusChips": StatusChips_20b2420f5517cf06b3c0d079c2e7dc8e,
  "/admin/LinkRowLabel.client#LinkRowLabel": LinkRowLabel_341a401f26db88ba5634a79b62a23e63,
  "/admin/Brand#BrandIcon": BrandIcon_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/Brand#BrandLogo": BrandLogo_d4751384a7cf3b09ce46117cb8895da1,
  "/admin/LoginNote#LoginNote": LoginNote_99972b9981acaf39f5d35e2ab22461fc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
