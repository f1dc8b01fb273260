import { postTakedownDecision } from '@/features/inbox/store/takedown/handlers'

export const POST = postTakedownDecision
