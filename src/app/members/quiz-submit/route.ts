export { postQuizSubmit as POST } from '@/features/film/server/quizzes/handlers'
