import { postFamilyAsk } from '@/features/privacy/server/erasure/family'

export const POST = postFamilyAsk
