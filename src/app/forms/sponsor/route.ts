import { postSponsor } from '@/features/giving/store/sponsors/handlers'

export const POST = postSponsor
