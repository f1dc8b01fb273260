import { postFamilyTakeBack } from '@/features/inbox/server/erasure/family'

export const POST = postFamilyTakeBack
