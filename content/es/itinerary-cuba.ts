import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: { title: 'Itinerario por La Habana y Cayo Largo', description: 'Catorce días en Cuba: La Habana a pie, por carretera a Cienfuegos, una noche a vela hasta Cayo Largo, cayos vacíos al oeste y regreso por tierra.', keywords: ['itinerario Cuba', 'La Habana y Cayo Largo', 'Cienfuegos vela', 'Los Canarreos', 'siete días Cuba'] },
  title: 'De los portales *a los cayos*',
  lead: 'Dos noches de ciudad, una de mar y después arena. El barco espera en el sur: a La Habana se llega por tierra.',
  paragraphs: ['De Cienfuegos a Cayo Largo son unas 75 millas, y se navegan de noche para llegar con luz. Es el único tramo largo.', 'Cuba pide visado y seguro médico. Recuerde que una visita desde enero de 2021 impide usar el ESTA para Estados Unidos.'],
  days: [
    { title: 'La Habana a pie', location: 'La Habana', activities: ['Llegada y hotel', 'Plazas de La Habana Vieja', 'Cena con música'], highlights: ['La Habana Vieja'] },
    { title: 'Talleres y malecón', location: 'La Habana', activities: ['Visita a talleres con un guía', 'Almuerzo en un paladar', 'Malecón al atardecer'], highlights: ['El Malecón'] },
    { title: 'Hacia el sur', location: 'Cienfuegos', activities: ['Por carretera a Cienfuegos', 'Embarque y bienvenida', 'Salida al anochecer, si el tiempo acompaña'], highlights: ['Primera noche a bordo'] },
    { title: 'La noche y los cayos', location: 'Cayo Largo', activities: ['Navegación nocturna con guardias', 'Amanecer con los cayos a proa', 'Baño y siesta'], highlights: ['Una noche a vela'] },
    { title: 'Playa Sirena', location: 'Cayo Largo', activities: ['Arena fina al abrigo del este', 'Tabla de remo', 'Parrilla a bordo'], highlights: ['Playa Sirena'] },
    { title: 'Iguanas y arrecife', location: 'Cayo Largo', activities: ['Cayos pequeños en bote', 'Snorkel sobre coral vivo', 'Atardecer al ancla'], highlights: ['Cayos con iguanas'] },
    { title: 'Tortugas y despedida', location: 'Cayo Largo', activities: ['Centro de rescate de tortugas', 'Último baño', 'Cena; el aeropuerto está en el cayo'], highlights: ['Tortugas marinas'] },
    { title: 'Hacia el oeste vacío', location: 'Cayo Rosario', activities: ['Media jornada a vela', 'Fondeo detrás del cayo', 'Línea por la popa'], highlights: ['Nadie alrededor'] },
    { title: 'El arrecife para ustedes', location: 'Cayo Rosario', activities: ['Buceo a pulmón', 'Langosta en su temporada', 'Estrellas'], highlights: ['Noche sin luces'] },
    { title: 'Regreso a Cayo Largo', location: 'Cayo Largo', activities: ['Vela contra el este, con paciencia', 'Baño en Sirena', 'Noche tranquila'], highlights: ['Fin de la extensión'] },
    { title: 'Un día de playa', location: 'Cayo Largo', activities: ['Tabla de remo por la orilla', 'Lectura', 'Cena en popa'], highlights: ['Sin plan'] },
    { title: 'El cayo del faro', location: 'Cayo Guano del Este', activities: ['Vela al este, con tiempo estable', 'Snorkel junto al cayo', 'Noche al pie del faro'], highlights: ['Un faro solo'] },
    { title: 'La bahía', location: 'Cienfuegos', activities: ['Travesía hasta la bahía', 'Centro de la ciudad', 'Última noche a bordo'], highlights: ['Cienfuegos'] },
    { title: 'De vuelta a La Habana', location: 'La Habana', activities: ['Por carretera a la capital', 'Paseo y compras', 'Cena de despedida'], highlights: ['Última noche'] },
  ],
  closing: { title: '¿Con o sin La Habana?', text: 'También se puede volar directo a Cayo Largo y navegar solo. Díganos qué prefiere.' },
} satisfies ItineraryCopy
