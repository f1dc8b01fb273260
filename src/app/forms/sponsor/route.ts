import { postSponsor } from '@/features/sponsors/handlers'

export const POST = postSponsor
