import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { toFilm, type Film, type FilmFacts } from './film'
import { Frame } from './Frame'
import { FRAME_RATE, SCREEN } from './theme'
import { captionsOf, chaptersOf, durationOf } from './timeline'

const FOLDER = 'seed/media/films'
const LIST = 'seed/content/films.json'
const MAX_BYTES = 550_000

/**
 * Renders the demo films of the film room: `node --import tsx seed/films/draw.ts [slug ...]`, all of them without a slug. It
 * needs ffmpeg. Run it only when a scene, a play or the colors change; the films, their captions, and the durations and
 * chapters in their list are committed, and the seed only reads them.
 */
async function draw(slugs: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const list = JSON.parse(await readFile(LIST, 'utf8')) as FilmFacts[]
  for (const facts of list.filter(({ slug, file }) => file && (slugs.length === 0 || slugs.includes(slug)))) {
    const film = toFilm(facts)
    await shoot(film, `${FOLDER}/${facts.file}`)
    await writeFile(`${FOLDER}/${film.slug}.vtt`, captionsOf(film.title, film.scene, film.segments))
    facts.duration = durationOf(film.segments)
    // The time of a chapter comes from the film, its drawn play from the list.
    facts.chapters = chaptersOf(film.scene, film.segments).map((chapter, index) => ({
      ...facts.chapters[index],
      ...chapter,
    }))
  }
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`)
}

async function shoot(film: Film, file: string): Promise<void> {
  const encoder = spawn('ffmpeg', encoderOptions(file), { stdio: ['pipe', 'inherit', 'inherit'] })
  const finished = once(encoder, 'close')
  let last = { markup: '', picture: Buffer.alloc(0) }
  for (let frame = 0; frame < durationOf(film.segments) * FRAME_RATE; frame += 1) {
    const markup = renderToStaticMarkup(createElement(Frame, { film, time: frame / FRAME_RATE }))
    if (markup !== last.markup) {
      last = { markup, picture: await sharp(Buffer.from(markup)).removeAlpha().raw().toBuffer() }
    }
    if (!encoder.stdin.write(last.picture)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await finished
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
  const { size } = await stat(file)
  if (size > MAX_BYTES) throw new Error(`${file} is too heavy: ${size} bytes.`)
}

// H.264 for every browser and old phone, with the index at the front so that playback starts before it is fully loaded.
function encoderOptions(file: string): string[] {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${SCREEN.width}x${SCREEN.height} -r ${FRAME_RATE} -i -`
  const colors =
    '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'
  const codec = `-c:v libx264 -profile:v main -level 3.1 -preset veryslow -tune animation -refs 4 -crf 30 -g ${10 * FRAME_RATE}`
  const output = '-pix_fmt yuv420p -an -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact'
  return [...`-y -loglevel error ${input} ${colors} ${codec} ${output}`.split(' '), file]
}

await draw(process.argv.slice(2))
