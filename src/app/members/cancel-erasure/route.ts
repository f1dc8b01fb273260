import { postFamilyCancel } from '@/features/privacy/server/erasure/family'

export const POST = postFamilyCancel
