import { postTour } from '@/features/giving/server/tours/handlers'

export const POST = postTour
