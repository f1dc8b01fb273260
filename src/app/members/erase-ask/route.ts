import { postFamilyAsk } from '@/features/inbox/server/erasure/family'

export const POST = postFamilyAsk
