/** Words before a list of waypoints, in English, German, French, Spanish and Portuguese, without accents. */
export const WAYPOINT_WORDS: ReadonlySet<string> = new Set(
  "waypoint waypoints wp wps wpt wpts fix fixes point points node nodes graph network vertices coordinates wegpunkt wegpunkte knoten reseau noeuds puntos nodos pontos grafo red rede".split(
    " ",
  ),
);

/** Words before a list of what joins two waypoints. */
export const EDGE_WORDS: ReadonlySet<string> = new Set(
  "edge edges link links segment segments airway airways connection connections connected connects arc arcs leg legs kante kanten verbindungen arete aretes liaisons segmentos tramos arista aristas aresta arestas trechos ligacoes conexiones".split(
    " ",
  ),
);

/** Names of the columns of tables, without accents. */
export const COLUMN_WORDS: Readonly<
  Record<"id" | "lat" | "lon" | "from" | "to", ReadonlySet<string>>
> = {
  id: new Set(
    "id ident name waypoint wp wpt fix point node waypoint_id code airport wegpunkt nom nombre nome".split(
      " ",
    ),
  ),
  lat: new Set("lat latitude latitud breite lat_deg".split(" ")),
  lon: new Set("lon lng long longitude longitud lange laenge lon_deg".split(" ")),
  from: new Set("from a start source u von de desde node1 i wp1 from_wp".split(" ")),
  to: new Set("to b end target v nach a vers hasta node2 j wp2 to_wp".split(" ")),
};
