import { postTakedownDecision } from '@/features/privacy/server/takedown/handlers'

export const POST = postTakedownDecision
