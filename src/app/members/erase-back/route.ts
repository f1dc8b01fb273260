import { postFamilyTakeBack } from '@/features/privacy/server/erasure/family'

export const POST = postFamilyTakeBack
