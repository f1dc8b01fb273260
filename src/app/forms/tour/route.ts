import { postTour } from '@/features/tours/handlers'

export const POST = postTour
