import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: { title: 'Itinerario por Nassau y las Exumas', description: 'Catorce días en las Bahamas: Allan’s Cay, el parque marino de Warderick Wells, Compass, Staniel Cay y Black Point, con distancias y horas de cada tramo.', keywords: ['itinerario Exumas', 'ruta Bahamas catamarán', 'Warderick Wells', 'Staniel Cay', 'siete días Bahamas'] },
  title: 'Cayo a cayo por *las Exumas*',
  lead: 'Primero un cruce de más de cinco horas y después cayos a la vista unos de otros. La primera semana termina en Staniel, que tiene pista.',
  paragraphs: ['Se navega por el banco, del lado abrigado, con tres metros de agua clara debajo. El cruce desde Nassau lleva unas cinco horas y media y el de regreso, casi seis. Entre cayos los tramos no pasan de dos horas y media, salvo el de Compass a Norman’s, que ocupa medio día.', 'En invierno un frente frío puede hacer rolar el viento al norte. Entonces se busca el abrigo del otro lado del cayo y se sigue al día siguiente.'],
  days: [
    { title: 'Embarque en Nassau', location: 'Nassau', activities: ['Recibimiento en el aeropuerto', 'Bienvenida a bordo', 'Pescado frito en Arawak Cay'], highlights: ['Primera noche al ancla'] },
    { title: 'A través del banco', location: 'Allan’s Cay', activities: ['Salida temprano, unas cinco horas y media', 'Iguanas en la playa, sin darles de comer', 'Snorkel antes de cenar'], highlights: ['Iguanas'] },
    { title: 'El estero', location: 'Shroud Cay', activities: ['A vela por el banco', 'Kayak con la marea entre mangles', 'Baño en la playa del otro lado'], highlights: ['Kayak con la marea'] },
    { title: 'El parque marino', location: 'Warderick Wells', activities: ['Amarre a una boya del parque', 'Subida a Boo Boo Hill', 'Snorkel entre pargos que no huyen'], highlights: ['Parque marino de las Exumas'] },
    { title: 'Un día bajo el agua', location: 'Warderick Wells', activities: ['Arrecifes donde no se pesca', 'Buceo a pulmón', 'Estrellas desde la proa'], highlights: ['Arrecife protegido'] },
    { title: 'Los que duermen bajo el muelle', location: 'Compass Cay', activities: ['Tramo corto', 'Tiburones nodriza, de cerca y con calma', 'Caminata por la playa del lado del estrecho'], highlights: ['Tiburones nodriza'] },
    { title: 'La gruta', location: 'Staniel Cay', activities: ['La gruta Thunderball, con la marea parada', 'Paseo por el pueblo', 'Cena de despedida; la pista queda cerca'], highlights: ['Gruta Thunderball'] },
    { title: 'Antes que las lanchas', location: 'Big Major Cay', activities: ['Los cerdos, a primera hora', 'Tabla de remo', 'Tarde de lectura'], highlights: ['Los cerdos que nadan'] },
    { title: 'Pan de coco', location: 'Black Point', activities: ['Una hora a vela hacia el sur', 'Vuelta por el caserío', 'Pan de coco recién hecho'], highlights: ['Vida de pueblo'] },
    { title: 'De vuelta a Staniel', location: 'Staniel Cay', activities: ['Regreso por el banco', 'Último snorkel', 'Noche junto a la pista'], highlights: ['Fin de la extensión'] },
    { title: 'La playa de afuera', location: 'Compass Cay', activities: ['Una hora a vela', 'Caminata por el lado del estrecho', 'Parrilla en popa, si el barco la lleva'], highlights: ['Playa frente al estrecho'] },
    { title: 'El avión hundido', location: 'Norman’s Cay', activities: ['Medio día a vela', 'Snorkel sobre el avión', 'Atardecer en el banco'], highlights: ['Avión en aguas bajas'] },
    { title: 'El último cayo', location: 'Highbourne Cay', activities: ['Tramo corto', 'Arrecife por la tarde', 'Cena en tierra o a bordo'], highlights: ['Noche tranquila'] },
    { title: 'Cruce de regreso', location: 'Nassau', activities: ['Salida con la primera luz, casi seis horas', 'Línea por la popa', 'Traslado al aeropuerto'], highlights: ['Regreso a Nassau'] },
  ],
  closing: { title: '¿Vuelve desde Staniel o desde Nassau?', text: 'Con siete o diez días conviene volar desde Staniel; con catorce se vuelve a vela. Cuéntenos sus fechas y lo organizamos.' },
} satisfies ItineraryCopy
